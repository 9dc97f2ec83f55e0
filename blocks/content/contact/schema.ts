import * as z from 'zod/mini'
import { shownEmail } from '@schemas/shown-email'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { longText, text } from '@schemas/layout/text'
import { weekdays } from '@schemas/layout/weekdays'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(4)), 2),
      intro: z.optional(longText()),
      /** Each defaults to the space's own. */
      phone: z.optional(z.string().check(z.maxLength(40))),
      email: z.optional(shownEmail),
      line: z.optional(z.string().check(z.regex(/^@?[a-z0-9._-]{2,40}$/i))),
      address: z.optional(longText()),
      place: z.optional(
        z.strictObject({
          latitude: z.number().check(z.gte(-90), z.lte(90)),
          longitude: z.number().check(z.gte(-180), z.lte(180)),
        }),
      ),
      /** With weekdays, today's line is highlighted; the space's own lines are parsed by their day names. */
      hours: z._default(
        z
          .array(z.strictObject({ days: text(), time: text(), weekdays: z._default(weekdays(7), []) }))
          .check(z.maxLength(7)),
        [],
      ),
      show: z._default(
        z.array(z.enum(['phone', 'email', 'line', 'address', 'hours', 'map', 'social'])).check(z.maxLength(7)),
        ['phone', 'email', 'line', 'address', 'hours', 'map', 'social'],
      ),
      layout: z._default(z.enum(['split', 'stacked', 'list']), 'split'),
    }),
  slots: ['form'],
  headings: (props) => [...ownHeading(props), { slot: 'form' }],
  contained: true,
})

export type Props = PropsOf<typeof schema>
