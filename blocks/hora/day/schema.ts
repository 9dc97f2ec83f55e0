import * as z from 'zod/mini'
import { numeralsChoice } from '@schemas/hora/entities/numerals-choice'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as day } from '@schemas/hora/calls/hora/day'
import { blockPlace } from '@schemas/hora/entities/block-place'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { link } from '@schemas/layout/link'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(4)), 2),
      place: z.optional(blockPlace()),
      numerals: numeralsChoice(),
      /** All sixteen yams, opened by the reader. */
      yams: z._default(z.boolean(), true),
      link: z.optional(z.strictObject({ text: text(), link: link() })),
    }),
  data: ({ place }): { day: DataCall<typeof day> } => ({
    day: {
      call: 'hora/day',
      input: place ? { lat: place.lat, lon: place.lon, zone: place.zone } : {},
    },
  }),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
