import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { icon } from '@schemas/layout/icon'
import { image } from '@schemas/layout/image'
import { link } from '@schemas/layout/link'
import { sectionHeading } from '@schemas/layout/section-heading'
import { longText, text } from '@schemas/layout/text'

const item = () =>
  z.strictObject({
    title: text(),
    text: z.optional(longText()),
    /** Replaces the number. */
    icon: z.optional(icon()),
    image: z.optional(image()),
    /** Duration of the step. */
    duration: z.optional(text()),
    link: z.optional(link()),
  })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      items: z.array(item()).check(z.minLength(1), z.maxLength(12)),
      layout: z._default(z.enum(['row', 'column']), 'row'),
      /** Current step, counted from 1; earlier steps are shown as done. */
      current: z.optional(z.int().check(z.gte(1), z.lte(12))),
    }),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
