import * as z from 'zod/mini'
import { numeralsChoice } from '@schemas/hora/entities/numerals-choice'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as sky } from '@schemas/hora/calls/hora/sky'
import { blockPlace, coordinatesOf } from '@schemas/hora/entities/block-place'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      intro: z.optional(longText()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 2),
      /** Of the ascendant shown first, and the first choice of the form; the site's own where it is absent. */
      place: z.optional(blockPlace()),
      numerals: numeralsChoice(),
    }),
  data: ({ place }): { sky: DataCall<typeof sky> } => ({
    sky: { call: 'hora/sky', input: { ...coordinatesOf(place), include: 'worksheet,band' } },
  }),
  headings: ({ title, level }) => [{ level, text: title }],
})

export type Props = PropsOf<typeof schema>
