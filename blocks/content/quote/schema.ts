import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { image } from '@schemas/layout/image'
import { link } from '@schemas/layout/link'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      text: longText(),
      name: z.optional(text()),
      role: z.optional(text()),
      image: z.optional(image()),
      /** Source of the quotation. */
      source: z.optional(z.strictObject({ text: text(), link: z.optional(link()) })),
      look: z._default(z.enum(['rule', 'large', 'card', 'plain']), 'rule'),
      align: z._default(z.enum(['start', 'center']), 'start'),
    }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
