import type * as z from 'zod/mini'
import type { monthDay } from '@schemas/hora/entities/calendar-day'
import { digitsOf } from '@areas/hora/ui/degree-text'
import { clockOf } from '@areas/hora/ui/tables/day-facts'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { messages } from './messages'

export type MonthDay = z.infer<typeof monthDay>
type T = (text: { th: string; en: string }, values?: Record<string, string | number>) => string

export const moonMarks = { new: '●', first: '◐', full: '○', last: '◑' } as const

/** `ข ๘`, `ร ๑๔ เดือน ๑๒`; the month where a new one begins and on the first of the page. */
export function shortLunar({ lunar, date }: MonthDay, t: T, numerals: Numerals): string {
  if (!lunar) return ''
  const digits = digitsOf(numerals)
  const day = t(messages[lunar.phase], { day: digits(lunar.day) })
  const isFirst = date.endsWith('-01') || (lunar.phase === 'waxing' && lunar.day === 1)
  return isFirst ? `${day} ${t(messages.lunarMonth, { month: digits(lunar.month) })}` : day
}

/** `จันทร์เพ็ญจริง ๑๘:๓๖ น.` */
export const moonText = ({ moon }: MonthDay, t: T, numerals: Numerals): string =>
  moon ? t(messages.at, { phase: t(messages[moon.phase]), time: digitsOf(numerals)(clockOf(moon.at)) }) : ''

export const dayNumber = ({ date }: Pick<MonthDay, 'date'>): number => Number(date.slice(8))

/** The holy day's name, which is one of the rules. */
export const holyDayText = ({ holyDay, rules }: MonthDay): string =>
  holyDay ? (rules.find(({ key }) => key === holyDay)?.name ?? '') : ''

const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The date so many days later, or earlier. */
export const dayAfter = (date: string, days: number): string => isoOf(Date.parse(date) + days * 86_400_000)

/** The same day of another month; its last day where that is too short. */
export function sameDayIn({ year, month }: { year: number; month: number }, date: string): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return isoOf(Date.UTC(year, month - 1, Math.min(Number(date.slice(8)), last)))
}
