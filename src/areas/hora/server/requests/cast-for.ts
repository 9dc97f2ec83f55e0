import type * as z from 'zod/mini'
import type { chartInput } from '@schemas/hora/entities/chart-input'
import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import type { Locale } from '@schemas/layout/locale'
import { chartAnswer } from '../answers/chart-answer'
import { readBirth } from './read-birth'
import { withRefusals } from './refusal'

/** Casts the chart that a call asks for. Throws the caller's error for a birth that has no answer. */
export function castFor(input: z.output<typeof chartInput>, locale: Locale): ChartOutput {
  const { utc, date, era, time, zone, fold, lat, lon, include, ...options } = input
  // Without an ascendant by sunrise, it is the day that needs one.
  const at = options.ascendant === 'sunrise' ? {} : { 'no-sunrise': 'dayStart' }
  return withRefusals({ locale, at }, () =>
    chartAnswer(
      readBirth({ utc, date, era, time, zone, fold, lat, lon, planets: options.planets }),
      options,
      include,
      locale,
    ),
  )
}
