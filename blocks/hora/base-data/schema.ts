import * as z from 'zod/mini'
import { numeralsChoice } from '@schemas/hora/entities/numerals-choice'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as day } from '@schemas/hora/calls/hora/day'
import type { call as year } from '@schemas/hora/calls/hora/year'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      intro: z.optional(longText()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 2),
      numerals: numeralsChoice(),
      /** The card of the year below the converter. */
      year: z._default(z.boolean(), true),
    }),
  data: (props): { today: DataCall<typeof day>; year?: DataCall<typeof year> } => ({
    today: { call: 'hora/day', input: {} },
    ...(props.year ? { year: { call: 'hora/year', input: {} } } : {}),
  }),
  headings: ({ title, level }) => [{ level, text: title }],
})

export type Props = PropsOf<typeof schema>
