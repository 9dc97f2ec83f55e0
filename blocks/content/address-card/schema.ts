import * as z from 'zod/mini'
import { shownEmail } from '@schemas/shown-email'
import { defineBlock, type PropsOf } from '@schemas/block'
import { image } from '@schemas/layout/image'
import { link } from '@schemas/layout/link'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      name: text(),
      level: z._default(z.int().check(z.gte(2), z.lte(4)), 3),
      /** A line above the name: the kind of place. */
      eyebrow: z.optional(text()),
      address: longText(),
      phone: z.optional(z.string().check(z.maxLength(40))),
      email: z.optional(shownEmail),
      line: z.optional(z.string().check(z.regex(/^@?[a-z0-9._-]{2,40}$/i))),
      hours: z._default(z.array(z.strictObject({ days: text(), time: text() })).check(z.maxLength(7)), []),
      note: z.optional(longText()),
      place: z.optional(
        z.strictObject({
          latitude: z.number().check(z.gte(-90), z.lte(90)),
          longitude: z.number().check(z.gte(-180), z.lte(180)),
        }),
      ),
      image: z.optional(image()),
      link: z.optional(link()),
      layout: z._default(z.enum(['card', 'line']), 'card'),
    }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
