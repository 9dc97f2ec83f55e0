import { addDays, type Day, daysBetween, weekdayOf, weekStart } from './days'

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
}

const maxInterval = 99
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const whole = (text: string | undefined, low: number, high: number): number | undefined =>
  text !== undefined && /^\d{1,2}$/.test(text) && Number(text) >= low && Number(text) <= high ? Number(text) : undefined

/** Days 29–31: the latest day of the month that is not after it, by RFC 5545. */
const upTo = (day: number) => Array.from({ length: day - 27 }, (_each, at) => 28 + at).join(',')

/** A rule as an RRULE of RFC 5545, which is what is stored. */
export function writeRule({ frequency, interval, days, day, month }: RepeatRule): string {
  const parts = [`FREQ=${frequency.toUpperCase()}`]
  if (interval > 1) parts.push(`INTERVAL=${interval}`)
  if (month !== undefined) parts.push(`BYMONTH=${month}`)
  if (days && days.length > 0) parts.push(`BYDAY=${days.map((each) => weekdays[each]).join(',')}`)
  if (day === 'last') parts.push('BYMONTHDAY=-1')
  else if (day !== undefined) parts.push(day > 28 ? `BYMONTHDAY=${upTo(day)};BYSETPOS=-1` : `BYMONTHDAY=${day}`)
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
  return parts.size === 0 ? rule : undefined
}

function readDay(text: string, position: string | undefined): number | 'last' | undefined {
  if (text === '-1') return position === undefined ? 'last' : undefined
  if (position === undefined) return whole(text, 1, 28)
  const day = whole(text.split(',').at(-1), 29, 31)
  return position === '-1' && day !== undefined && text === upTo(day) ? day : undefined
}

/** The first occurrence after `after` of a rule that counts from `anchor`; `after` is not before it. */
export function nextOccurrence(rule: RepeatRule, anchor: Day, after: Day): Day {
  const { frequency, interval } = rule
  if (frequency === 'daily') return addDays(anchor, (Math.floor(daysBetween(anchor, after) / interval) + 1) * interval)
  if (frequency === 'weekly') {
    const first = weekStart(anchor)
    const days = rule.days && rule.days.length > 0 ? rule.days : [weekdayOf(anchor)]
    const offsets = days.map((day) => (day + 6) % 7).toSorted((one, other) => one - other)
    return search(Math.floor(daysBetween(first, after) / (7 * interval)), after, (turn) =>
      offsets.map((offset) => addDays(first, 7 * interval * turn + offset)),
    )
  }
  const months = frequency === 'monthly' ? interval : 12 * interval
  const first = monthOf(anchor) + (frequency === 'yearly' && rule.month ? rule.month - 1 - (monthOf(anchor) % 12) : 0)
  const day = rule.day ?? Number(anchor.slice(8))
  return search(Math.floor((monthOf(after) - first) / months), after, (turn) => [dayIn(first + months * turn, day)])
}

/** The first day after another one among those of this turn and the following ones. */
function search(turn: number, after: Day, daysOf: (turn: number) => Day[]): Day {
  for (let at = turn; ; at += 1) {
    const found = daysOf(at).find((day) => day > after)
    if (found !== undefined) return found
  }
}

/** Months since the year 0. */
const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

function dayIn(month: number, day: number | 'last'): Day {
  const [year, at] = [Math.floor(month / 12), month % 12]
  const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, at, day === 'last' ? last : Math.min(day, last))).toISOString().slice(0, 10)
}

type Dates = { startOn: Day | null; dueOn: Day | null }
type Settings = { rule: RepeatRule; mode: 'fixed' | 'after_done'; leadDays: number }

/** Dates of what comes after a task that was done today: both move alike; until its lead day it waits. */
export function nextDates(
  { rule, mode, leadDays }: Settings,
  { startOn, dueOn }: Dates,
  today: Day,
): Dates & { snoozedUntil: Day | null } {
  const base = dueOn ?? startOn
  const anchor = mode === 'after_done' ? today : (base ?? today)
  const next = nextOccurrence(rule, anchor, anchor > today ? anchor : today)
  const shift = base === null ? 0 : daysBetween(base, next)
  const dates =
    base === null
      ? { startOn: null, dueOn: next }
      : { startOn: startOn && addDays(startOn, shift), dueOn: dueOn && addDays(dueOn, shift) }
  const lead = addDays(dates.startOn ?? next, -leadDays)
  return { ...dates, snoozedUntil: lead > today ? lead : null }
}
