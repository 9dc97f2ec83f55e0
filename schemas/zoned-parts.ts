/** A moment in the calendar and clock of one time zone; `month` 1–12, `weekday` 0 is Sunday, `year` Gregorian. */
export type ZonedParts = {
  year: number
  month: number
  day: number
  weekday: number
  hour: number
  minute: number
  second: number
}

export const defaultTimeZone = 'Asia/Bangkok'

// A string without a zone is a calendar or wall-clock value, not a moment: converting it would shift a birthday by a
// day.
const local = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Undefined when `value` is no date. A string without a zone is read as the wall clock of `timeZone`. */
export function zonedParts(value: string | number | Date, timeZone: string = defaultTimeZone): ZonedParts | undefined {
  const written = typeof value === 'string' ? local.exec(value) : null
  if (written) {
    const [year, month, day, hour, minute, second] = written.slice(1).map((part) => Number(part ?? 0)) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const check = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
    if (check.getUTCMonth() !== month - 1 || check.getUTCDate() !== day || check.getUTCHours() !== hour)
      return undefined
    return { year, month, day, weekday: check.getUTCDay(), hour, minute, second }
  }
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime())) return undefined
  const shown = new Date(moment.getTime() + offsetAt(moment, timeZone))
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    weekday: shown.getUTCDay(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  }
}

/**
 * The Gregorian year of a moment. No zone is further than 14 hours from UTC, so Intl, whose first use takes 5 ms, is
 * needed only around New Year.
 */
export function zonedYear(value: string | number | Date, timeZone: string = defaultTimeZone): number | undefined {
  const at = new Date(value).getTime()
  const [least, last] = [at - maxOffsetMs, at + maxOffsetMs].map((each) => new Date(each).getUTCFullYear())
  return least === last ? least : zonedParts(value, timeZone)?.year
}

const maxOffsetMs = 14 * 3_600_000
const dayMs = 86_400_000
const offsets = new Map<string, number>()

/**
 * Offset of a zone from UTC (ms). Intl takes a tenth of a millisecond, too long for lists of thousands: it is called
 * for a day's two ends, and again only where these differ.
 */
function offsetAt(moment: Date, timeZone: string): number {
  const day = Math.floor(moment.getTime() / dayMs)
  // Beyond the last day of a Date there is nothing to compute.
  if (Math.abs(day) > 99_999_990) return offsetOf(moment, timeZone)
  const key = `${timeZone} ${day}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const start = offsetOf(new Date(day * dayMs), timeZone)
  if (start !== offsetOf(new Date((day + 1) * dayMs), timeZone)) return offsetOf(moment, timeZone)
  if (offsets.size > 2000) offsets.clear()
  offsets.set(key, start)
  return start
}

function offsetOf(moment: Date, timeZone: string): number {
  const found: Record<string, number> = {}
  for (const { type, value: text } of clockOf(timeZone).formatToParts(moment)) found[type] = Number(text)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found
  const shown = new Date(0)
  shown.setUTCFullYear(year, month - 1, day)
  shown.setUTCHours(hour, minute, second)
  return shown.getTime() - Math.floor(moment.getTime() / 1000) * 1000
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** The calendar day of a moment as `YYYY-MM-DD`, in the time zone; '' when it is no date. */
export function dayIn(moment: string | number | Date, timeZone: string = defaultTimeZone): string {
  const parts = zonedParts(moment, timeZone)
  return parts ? new Date(Date.UTC(parts.year, parts.month - 1, parts.day)).toISOString().slice(0, 10) : ''
}
