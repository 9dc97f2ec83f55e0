import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { embed } from '@schemas/layout/embed'
import { image } from '@schemas/layout/image'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      content: embed(),
      /** Names the frame for screen readers and heads its cover. */
      title: text(),
      caption: z.optional(text()),
      /** Stands on the cover until the visitor loads the frame. */
      poster: z.optional(image()),
      /** What fits the provider when absent. */
      ratio: z.optional(z.enum(['16/9', '4/3', '1/1', '9/16', '21/9', '3/1'])),
    }),
})

export type Props = PropsOf<typeof schema>
