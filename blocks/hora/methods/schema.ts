import * as z from 'zod/mini'
import { numeralsChoice } from '@schemas/hora/entities/numerals-choice'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as sky } from '@schemas/hora/calls/hora/sky'
import { longText, text } from '@schemas/layout/text'

/** The worked example: 13 April 2025, 06:00 in Chiang Mai. */
export const example = { utc: '2025-04-12T23:00:00Z', lat: 18.7883, lon: 98.9853 } as const

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      intro: z.optional(longText()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 2),
      numerals: numeralsChoice(),
      /** Where programs differ, with worked numbers. */
      differences: z._default(z.boolean(), true),
    }),
  data: (): { sky: DataCall<typeof sky> } => ({
    sky: { call: 'hora/sky', input: { ...example, include: 'differences' } },
  }),
  headings: ({ title, level }) => [{ level, text: title }],
  contained: true,
})

export type Props = PropsOf<typeof schema>
