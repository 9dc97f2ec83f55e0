import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { link } from '@schemas/layout/link'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** The target moment with its offset: `2027-01-01T00:00:00+07:00`. */
      to: z.iso.datetime({ offset: true }),
      eyebrow: z.optional(text()),
      title: z.optional(text()),
      text: z.optional(longText()),
      /** Replaces the figures once the moment has passed. */
      ended: text(),
      button: z.optional(z.strictObject({ text: text(), link: link() })),
      /** Hides the button together with the figures. */
      hideButtonAfter: z._default(z.boolean(), true),
      seconds: z._default(z.boolean(), true),
      look: z._default(z.enum(['boxes', 'plain', 'strip']), 'boxes'),
      align: z._default(z.enum(['start', 'center']), 'center'),
    }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
