import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { ground } from '@schemas/layout/ground'
import { image } from '@schemas/layout/image'
import { link } from '@schemas/layout/link'
import { sectionHeading } from '@schemas/layout/section-heading'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      /** `single` shows one large; `grid` and `wall` (uneven heights) show several. */
      layout: z._default(z.enum(['single', 'grid', 'wall']), 'grid'),
      items: z
        .array(
          z.strictObject({
            quote: longText(),
            name: text(),
            role: z.optional(text()),
            portrait: z.optional(image()),
            /** Half stars are allowed. */
            stars: z.optional(z.number().check(z.gte(0.5), z.lte(5), z.multipleOf(0.5))),
            /** Source of the testimonial, or the full story. */
            link: z.optional(link()),
          }),
        )
        .check(z.minLength(1), z.maxLength(18)),
      ground: ground(),
    }),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
