import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: ['branch', 'step'],
  props: () => z.strictObject({}),
})

export type Props = PropsOf<typeof schema>
