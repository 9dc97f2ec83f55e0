import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { link } from '@schemas/layout/link'
import { satang } from '@schemas/money/satang'
import { sectionHeading } from '@schemas/layout/section-heading'
import { longText, text } from '@schemas/layout/text'

const plan = () =>
  z.strictObject({
    name: text(),
    text: z.optional(longText()),
    /** Price per month in satang; 0 is free. */
    monthly: z.optional(satang()),
    /** Regular monthly price, shown struck through. */
    regular: z.optional(satang()),
    /** Price of a year paid at once, in satang; lets visitors switch between month and year. */
    yearly: z.optional(satang()),
    /** Text in place of a price. */
    priceText: z.optional(text()),
    /** The unit of the price when it is not a month: "per course". */
    per: z.optional(text()),
    features: z._default(
      z.array(z.strictObject({ text: text(), included: z._default(z.boolean(), true) })).check(z.maxLength(30)),
      [],
    ),
    button: z.optional(z.strictObject({ text: text(), link: link() })),
    note: z.optional(text()),
    badge: z.optional(text()),
    featured: z._default(z.boolean(), false),
  })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      plans: z.array(plan()).check(z.minLength(1), z.maxLength(6)),
      /** The period shown first when a plan has both. */
      period: z._default(z.enum(['month', 'year']), 'month'),
      note: z.optional(text()),
    }),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
