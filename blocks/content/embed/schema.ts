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
      /** Accessible name of the frame and heading of its placeholder. */
      title: text(),
      caption: z.optional(text()),
      /** Shown on the placeholder until the visitor loads the frame. */
      poster: z.optional(image()),
      /** Defaults to the provider's usual ratio. */
      ratio: z.optional(z.enum(['16/9', '4/3', '1/1', '9/16', '21/9', '3/1'])),
    }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
