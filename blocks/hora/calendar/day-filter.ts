import type { MonthDay } from './day-texts'

export const dayFilters = ['all', 'wanphra', 'good', 'avoid'] as const
export type DayFilter = (typeof dayFilters)[number]

/** Whether a day is one of those asked for: วันพระ and holy days, or days with a rule of the kind. */
export function isWanted({ lunar, holyDay, rules }: MonthDay, filter: DayFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'wanphra') return lunar?.wanphra === true || holyDay !== null
  return rules.some(({ kind }) => kind === filter)
}

/** The day with those of its rules that the filter asks for. */
export const withWantedRules = (day: MonthDay, filter: DayFilter): MonthDay =>
  filter === 'all' ? day : { ...day, rules: day.rules.filter(({ kind }) => kind === filter || kind === 'info') }
