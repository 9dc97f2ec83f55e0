import type { LunarYearType } from './year-table'

/** The second month 8 of an athikamas year is written 8/8. */
export const lunarMonths = ['1', '2', '3', '4', '5', '6', '7', '8', '8/8', '9', '10', '11', '12'] as const

export type LunarMonth = (typeof lunarMonths)[number]

/** The months of a year in order, with their days: 29 in odd months, 30 in even ones. */
export const monthsOf = (type: LunarYearType): { month: LunarMonth; days: number }[] =>
  lunarMonths
    .filter((month) => month !== '8/8' || type === 'athikamas')
    .map((month) => ({ month, days: daysOf(month, type) }))

function daysOf(month: LunarMonth, type: LunarYearType): number {
  if (month === '8/8' || (month === '7' && type === 'athikawan')) return 30
  return Number(month) % 2 === 0 ? 30 : 29
}
