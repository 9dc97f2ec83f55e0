import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { action } from '@schemas/layout/action'
import { icon } from '@schemas/layout/icon'
import { image } from '@schemas/layout/image'
import { sectionHeading } from '@schemas/layout/section-heading'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      items: z
        .array(
          z.strictObject({
            eyebrow: z.optional(text()),
            icon: z.optional(icon()),
            title: text(),
            text: z.optional(longText()),
            points: z._default(z.array(text()).check(z.maxLength(8)), []),
            action: z.optional(action()),
            image: z.optional(image()),
          }),
        )
        .check(z.minLength(1), z.maxLength(12)),
      /** Side of the pictures. */
      pictures: z._default(z.enum(['alternate', 'start', 'end']), 'alternate'),
      ratio: z._default(z.enum(['1/1', '4/3', '3/2', '16/9']), '4/3'),
      /** Numbers the features: 1, 2, 3. */
      numbered: z._default(z.boolean(), false),
    }),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
