import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import type { ChartPart } from '@schemas/hora/entities/chart-input'
import type { Locale } from '@schemas/layout/locale'
import { castChart, type Chart, periodsOf } from '../domain/chart/chart'
import { type BirthInput, resolveBirth } from '../domain/chart/birth'
import type { ChartOptions } from '../domain/chart/options'
import { bandOf } from './band'
import { differencesOf } from './differences'
import { describePeriods } from './periods'
import { worksheetOf } from './worksheet'

/** A chart as the documented calls answer it: texts in the caller's language, parts where they were asked for. */
export function chartAnswer(
  input: BirthInput,
  options: ChartOptions,
  parts: readonly ChartPart[],
  locale: Locale,
): ChartOutput {
  const chart = castChart(input, options)
  const birth = resolveBirth(input)
  const has = (part: ChartPart) => parts.includes(part)
  return {
    ...describeChart(chart, locale),
    ...(has('worksheet') ? { worksheet: worksheetOf(birth, options) } : {}),
    ...(has('band') ? { band: bandOf(birth, options) } : {}),
    ...(has('differences') ? { differences: differencesOf(birth, options) } : {}),
    ...(has('periods') ? { periods: describePeriods(periodsOf(chart), chart.moment.utcOffsetS) } : {}),
  }
}

/** Without the parts that are computed on request. */
export function describeChart(chart: Chart, locale: Locale): ChartOutput {
  const { moment, method, bodies, ascendant, houses, day, thaksa, moonRange, notes } = chart
  return {
    moment,
    method: { ...method, name: method.name[locale] },
    bodies,
    ascendant,
    houses,
    day,
    thaksa,
    moonRange,
    notes: notes.map(({ code, text }) => ({ code, text: text[locale] })),
  }
}
