import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { action } from '@schemas/layout/action'
import { ground } from '@schemas/layout/ground'
import { image } from '@schemas/layout/image'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** `centred`: in the middle · `split`: text beside a picture or buttons · `bar`: one line. */
      layout: z._default(z.enum(['centred', 'split', 'bar']), 'centred'),
      eyebrow: z.optional(text()),
      title: text(),
      text: z.optional(longText()),
      actions: z.array(action()).check(z.minLength(1), z.maxLength(3)),
      note: z.optional(text()),
      image: z.optional(image()),
      /** Draws a box; otherwise the full width of the column. */
      boxed: z._default(z.boolean(), true),
      ground: ground('brand'),
    }),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
