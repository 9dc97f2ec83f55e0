import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { image } from '@schemas/layout/image'
import { link } from '@schemas/layout/link'
import { refuse } from '@schemas/layout/refuse'
import { longText, text } from '@schemas/layout/text'

const moment = () => z.iso.datetime({ offset: true })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z
      .strictObject({
        name: text(),
        level: z._default(z.int().check(z.gte(1), z.lte(4)), 2),
        text: z.optional(longText()),
        image: z.optional(image()),
        from: moment(),
        until: z.optional(moment()),
        /** Only the days of the moments count, in the site's calendar; the last one is included. */
        wholeDay: z._default(z.boolean(), false),
        cancelled: z._default(z.boolean(), false),
        place: z.optional(text()),
        address: z.optional(longText()),
        /** For the map, which otherwise searches for the address. */
        point: z.optional(
          z.strictObject({
            latitude: z.number().check(z.gte(-90), z.lte(90)),
            longitude: z.number().check(z.gte(-180), z.lte(180)),
          }),
        ),
        organiser: z.optional(text()),
        price: z.optional(text()),
        button: z.optional(z.strictObject({ text: text(), link: link() })),
        /** Offers a calendar entry until the event is over. */
        calendar: z._default(z.boolean(), true),
        look: z._default(z.enum(['card', 'plain']), 'card'),
      })
      .check((ctx) => {
        const { from, until } = ctx.value
        if (until !== undefined && Date.parse(until) < Date.parse(from))
          refuse(ctx, { en: 'The end time must be after the start time.', th: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม' }, ['until'])
      }),
  headings: ({ name, level }) => ownHeading({ title: name, level }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
