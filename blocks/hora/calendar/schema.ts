import * as z from 'zod/mini'
import { numeralsChoice } from '@schemas/hora/entities/numerals-choice'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as month } from '@schemas/hora/calls/hora/month'
import { longText, text } from '@schemas/layout/text'
import { monthInput } from '@schemas/hora/rules/time/month-input'

export const schema = defineBlock({
  version: 1,
  /** The month shown, in the Christian era: `2026-11`. */
  query: ['month'],
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      intro: z.optional(longText()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 2),
      numerals: numeralsChoice(),
    }),
  data: (_props, { query }): { month: DataCall<typeof month> } => ({
    month: { call: 'hora/month', input: monthInput(query.month ?? '') },
  }),
  headings: ({ title, level }) => [{ level, text: title }],
})

export type Props = PropsOf<typeof schema>
