import type { Locale } from '@schemas/layout/locale'
import { formatDate, formatDateRange, formatDateTime, formatTime } from '@kit/format'
import { type ZonedParts, zonedParts } from '@schemas/zoned-parts'

export type EventTime = { from: string; until?: string | undefined; wholeDay: boolean }

const two = (value: number) => String(value).padStart(2, '0')
const written = ({ year, month, day }: ZonedParts) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

/** First and last day in a time zone's calendar, as `2026-11-21`. */
export function eventDays({ from, until }: EventTime, timeZone: string): { first: string; last: string } {
  const [first, last] = [from, until ?? from].map((moment) => zonedParts(moment, timeZone))
  return first && last ? { first: written(first), last: written(last) } : { first: '', last: '' }
}

/** Date and time as text; a shared date is given once. */
export function eventWhen(time: EventTime, locale: Locale, timeZone: string): string {
  const { from, until, wholeDay } = time
  const { first, last } = eventDays(time, timeZone)
  if (wholeDay)
    return first === last
      ? formatDate(from, locale, { style: 'full', timeZone })
      : formatDateRange(from, until ?? from, locale, { style: 'long', timeZone })
  const start = formatDateTime(from, locale, { style: 'full', timeZone })
  if (until === undefined || Date.parse(until) === Date.parse(from)) return start
  if (first !== last)
    return `${formatDateTime(from, locale, { style: 'long', timeZone })} – ${formatDateTime(until, locale, { style: 'long', timeZone })}`
  // "18:30–20:00 น.": the unit follows the second time only.
  return `${start.replace(formatTime(from, locale, { timeZone }), formatTime(from, 'en', { timeZone }))}–${formatTime(until, locale, { timeZone })}`
}

/** Whether the event is over: after its end, or after its last day when no end time is known. */
export function isEventOver(time: EventTime, now: number, timeZone: string): boolean {
  if (time.until !== undefined && !time.wholeDay) return now >= Date.parse(time.until)
  const today = zonedParts(now, timeZone)
  return today !== undefined && written(today) > eventDays(time, timeZone).last
}
