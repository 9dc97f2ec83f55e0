import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { inUnit } from '@schemas/layout/field-mark'
import { image } from '@schemas/layout/image'
import { itemKey } from '@schemas/layout/item-key'
import { link } from '@schemas/layout/link'
import { refuse } from '@schemas/layout/refuse'
import { responsive } from '@schemas/layout/responsive'
import { sectionHeading } from '@schemas/layout/section-heading'
import { longText, text } from '@schemas/layout/text'

const slide = () =>
  z.strictObject({
    id: itemKey(),
    image: z.optional(image()),
    eyebrow: z.optional(text()),
    title: z.optional(text()),
    text: z.optional(longText()),
    link: z.optional(link()),
    /** Renders the rows of the area slot `slide-{id}` below the fields above. */
    slot: z._default(z.boolean(), false),
  })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      /** Accessible name of a carousel without a title. */
      label: z.optional(text()),
      slides: z
        .array(slide())
        .check(z.minLength(1), z.maxLength(24))
        .check((ctx) => {
          if (new Set(ctx.value.map(({ id }) => id)).size !== ctx.value.length)
            refuse(ctx, { en: 'Two slides have the same ID.', th: 'มีสองสไลด์ใช้รหัสเดียวกัน' })
        }),
      /** `card`: picture above the text · `cover`: text over the picture. */
      look: z._default(z.enum(['card', 'cover']), 'card'),
      ratio: z._default(z.enum(['1/1', '4/3', '3/2', '16/9', '21/9', '3/4']), '4/3'),
      /** Number of slides in view. */
      perView: z._default(responsive(z.int().check(z.gte(1), z.lte(6)), 3), { base: 3, tablet: 2, mobile: 1 }),
      /**
       * Advances automatically after this many seconds until the visitor interacts; 0 disables it. Never runs under
       * reduced motion.
       */
      autoplay: z._default(z.union([z.literal(0), inUnit(z.int().check(z.gte(4), z.lte(30)), 'second')]), 0),
    }),
  responsive: ['perView'],
  slots: (props) => props.slides.filter(({ slot }) => slot).map(({ id }) => `slide-${id}`),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
