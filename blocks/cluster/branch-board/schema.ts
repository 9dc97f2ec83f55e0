import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { clock } from '@schemas/layout/clock'
import { image } from '@schemas/layout/image'
import { link } from '@schemas/layout/link'
import { responsive } from '@schemas/layout/responsive'
import { sectionHeading } from '@schemas/layout/section-heading'
import { longText, text } from '@schemas/layout/text'
import { weekdays } from '@schemas/layout/weekdays'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      branches: z
        .array(
          z.strictObject({
            name: text(),
            address: longText(),
            phone: z.optional(z.string().check(z.regex(/^\+?[\d -]{6,20}$/))),
            /** 0 is Sunday. Days not listed are closed; a `close` before `open` is past midnight. */
            hours: z
              .array(z.strictObject({ days: weekdays(0).check(z.minLength(1)), open: clock(), close: clock() }))
              .check(z.maxLength(7)),
            image: z.optional(image()),
            note: z.optional(longText()),
            map: z.optional(link()),
          }),
        )
        .check(z.minLength(1), z.maxLength(12)),
      columns: responsive(z.int().check(z.gte(1), z.lte(4)), 4),
    }),
  responsive: ['columns'],
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
