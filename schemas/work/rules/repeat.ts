import { isDateInput } from '../../date-input'
import type { Day } from './days'

export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const
export type Frequency = (typeof frequencies)[number]

/** When something repeats. What is absent is taken of the day that it counts from. */
export type RepeatRule = {
  frequency: Frequency
  interval: number
  /** Of a week, 0 is Sunday. */
  days?: number[]
  /** Of a month; a month without it takes its last one. */
  day?: number | 'last'
  /** Of a year, 1 is January. */
  month?: number
  /** Tasks of the whole series. */
  count?: number
  /** The last day on which it may fall. */
  until?: Day
}

const maxInterval = 99
const maxCount = 999
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const whole = (text: string | undefined, low: number, high: number): number | undefined =>
  text !== undefined && /^\d{1,3}$/.test(text) && Number(text) >= low && Number(text) <= high ? Number(text) : undefined

/** Days 29–31: the latest day of the month that is not after it, by RFC 5545. */
const upTo = (day: number) => Array.from({ length: day - 27 }, (_each, at) => 28 + at).join(',')

/** A rule as an RRULE of RFC 5545, which is what is stored. */
export function writeRule({ frequency, interval, days, day, month, count, until }: RepeatRule): string {
  const parts = [`FREQ=${frequency.toUpperCase()}`]
  if (interval > 1) parts.push(`INTERVAL=${interval}`)
  if (month !== undefined) parts.push(`BYMONTH=${month}`)
  if (days && days.length > 0) parts.push(`BYDAY=${days.map((each) => weekdays[each]).join(',')}`)
  if (day === 'last') parts.push('BYMONTHDAY=-1')
  else if (day !== undefined) parts.push(day > 28 ? `BYMONTHDAY=${upTo(day)};BYSETPOS=-1` : `BYMONTHDAY=${day}`)
  if (count !== undefined) parts.push(`COUNT=${count}`)
  if (until !== undefined) parts.push(`UNTIL=${until.replaceAll('-', '')}`)
  return parts.join(';')
}

/** Reads an RRULE of days, weeks, months or years; undefined for any other. */
export function readRule(text: string): RepeatRule | undefined {
  const parts = new Map<string, string>()
  for (const part of text.split(';')) {
    const [name = '', value = '', rest] = part.split('=')
    if (rest !== undefined || value === '' || parts.has(name)) return undefined
    parts.set(name, value)
  }
  const take = (name: string) => {
    const value = parts.get(name)
    parts.delete(name)
    return value
  }
  const frequency = frequencies.find((each) => each.toUpperCase() === parts.get('FREQ'))
  take('FREQ')
  const interval = whole(take('INTERVAL') ?? '1', 1, maxInterval)
  if (!frequency || interval === undefined) return undefined
  const rule: RepeatRule = { frequency, interval }
  if (frequency === 'weekly' && parts.has('BYDAY')) {
    const days = (take('BYDAY') ?? '').split(',').map((name) => weekdays.indexOf(name as 'SU'))
    if (days.includes(-1) || new Set(days).size < days.length) return undefined
    rule.days = days
  }
  if (frequency === 'yearly' && parts.has('BYMONTH')) {
    const month = whole(take('BYMONTH'), 1, 12)
    if (month === undefined) return undefined
    rule.month = month
  }
  if ((frequency === 'monthly' || frequency === 'yearly') && parts.has('BYMONTHDAY')) {
    const day = readDay(take('BYMONTHDAY') ?? '', take('BYSETPOS'))
    if (day === undefined) return undefined
    rule.day = day
  }
  if (parts.has('COUNT')) {
    const count = whole(take('COUNT'), 1, maxCount)
    if (count === undefined || parts.has('UNTIL')) return undefined
    rule.count = count
  }
  if (parts.has('UNTIL')) {
    const until = readUntil(take('UNTIL') ?? '')
    if (until === undefined) return undefined
    rule.until = until
  }
  return parts.size === 0 ? rule : undefined
}

/** A date without a time: tasks repeat by days. */
function readUntil(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  const found = `${year}-${month}-${day}`
  return year !== undefined && isDateInput(found) ? found : undefined
}

function readDay(text: string, position: string | undefined): number | 'last' | undefined {
  if (text === '-1') return position === undefined ? 'last' : undefined
  if (position === undefined) return whole(text, 1, 28)
  const day = whole(text.split(',').at(-1), 29, 31)
  return position === '-1' && day !== undefined && text === upTo(day) ? day : undefined
}
