import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  props: () => z.strictObject({ level: z._default(z.int().check(z.gte(1), z.lte(2)), 1) }),
})

export type Props = PropsOf<typeof schema>
