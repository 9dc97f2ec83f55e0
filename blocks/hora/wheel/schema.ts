import * as z from 'zod/mini'
import { numeralsChoice } from '@schemas/hora/entities/numerals-choice'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as sky } from '@schemas/hora/calls/hora/sky'
import { blockPlace, coordinatesOf } from '@schemas/hora/entities/block-place'
import { ascendantMethods, planetMethods } from '@schemas/hora/entities/chart-options'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(4)), 3),
      caption: z.optional(longText()),
      /** The current hour where it is absent. */
      moment: z.optional(z.iso.datetime({ offset: true })),
      place: z.optional(blockPlace()),
      /** The site's own methods where they are absent. */
      planets: z.optional(z.enum(planetMethods)),
      ascendant: z.optional(z.enum(ascendantMethods)),
      numerals: numeralsChoice(),
      shape: z._default(z.enum(['wheel', 'squares']), 'wheel'),
      size: z._default(z.enum(['s', 'm', 'l']), 'm'),
      /** Shows the method line and a table of positions below. */
      table: z._default(z.boolean(), false),
    }),
  data: ({ moment, place, planets, ascendant }): { sky: DataCall<typeof sky> } => ({
    sky: {
      call: 'hora/sky',
      input: {
        ...(moment ? { utc: `${new Date(moment).toISOString().slice(0, 19)}Z` } : {}),
        ...coordinatesOf(place),
        ...(planets ? { planets } : {}),
        ...(ascendant ? { ascendant } : {}),
      },
    },
  }),
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
