import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  query: ['order', 't'],
  secretQuery: ['t'],
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      note: z.optional(text()),
    }),
})

export type Props = PropsOf<typeof schema>
