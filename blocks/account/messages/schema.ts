import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  // A guest has nobody to write to.
  access: 'user',
  props: () => z.strictObject({
    title: z.optional(text()),
    level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
  }),
})

export type Props = PropsOf<typeof schema>
