import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { image } from '@schemas/layout/image'
import { sectionHeading } from '@schemas/layout/section-heading'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      images: z
        .array(
          z.strictObject({
            thumbnail: image(),
            /** Shown in the lightbox; defaults to the thumbnail's picture. */
            full: z.optional(image()),
            caption: z.optional(text()),
          }),
        )
        .check(z.minLength(1), z.maxLength(200)),
      ratio: z._default(z.enum(['1/1', '4/3', '3/2', '3/4', '16/9']), '1/1'),
      /** Shows captions under the thumbnails too; the lightbox always shows them. */
      captions: z._default(z.boolean(), false),
      /** Number of thumbnails; the last one says how many more the lightbox has. */
      shown: z.optional(z.int().check(z.gte(1), z.lte(200))),
    }),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
