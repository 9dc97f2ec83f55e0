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
    /** Displayed verbatim: a year, "07:30", "Week 3". */
    date: z.optional(text()),
    title: text(),
    text: z.optional(longText()),
    icon: z.optional(icon()),
    image: z.optional(image()),
    link: z.optional(link()),
    state: z.optional(z.enum(['done', 'current', 'upcoming'])),
  })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      items: z.array(item()).check(z.minLength(1), z.maxLength(100)),
      /** `alternate` uses both sides of the line on wide screens, `dates` puts the dates before it. */
      layout: z._default(z.enum(['dates', 'start', 'alternate']), 'dates'),
    }),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
