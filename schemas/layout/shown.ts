import * as z from 'zod/mini'
import { type ZonedParts, zonedParts } from '../zoned-parts'
import { clock } from './clock'
import { type Locale, locales as allLocales } from './locale'
import { type Role } from './role'
import { role as roleName } from './role-schema'
import { weekdays } from './weekdays'

const moment = z.iso.datetime({ offset: true })

/**
 * Hours of the week in the site's time zone. A span whose end is before its start continues past midnight and belongs
 * to the day on which it starts; without days it applies to every day, without a time it starts or ends with the day.
 * Sunday is 0.
 */
const hoursFields = z.strictObject({
  days: z.optional(weekdays(0)),
  from: z.optional(clock()),
  until: z.optional(clock()),
})
export type Hours = z.infer<typeof hoursFields>

/**
 * Who sees a node and when; decided by the gateway, so that a hidden node never reaches the browser. Times are ISO with
 * offset, `until` exclusive.
 */
export const shownFields = z.strictObject({
  roles: z.optional(z.array(roleName)),
  locales: z.optional(z.array(z.enum(allLocales))),
  from: z.optional(moment),
  until: z.optional(moment),
  hours: z.optional(hoursFields),
})
export type Shown = z.infer<typeof shownFields>

/** The viewer, the moment (ms) and the time zone; Thailand's when absent. */
export type Looker = { role: Role; locale: Locale; now: number; timeZone?: string | undefined }

export type WhyHidden = 'role' | 'language' | 'early' | 'over' | 'hours'

/** Why a node is hidden from the viewer; undefined where it is visible. */
export function whyHidden(shown: Shown | undefined, { role, locale, now, timeZone }: Looker): WhyHidden | undefined {
  if (!shown) return undefined
  const { roles, locales, hours } = shown
  if (roles && !roles.includes(role)) return 'role'
  if (locales && !locales.includes(locale)) return 'language'
  const { from, until } = shownBetween(shown)
  if (!(now >= from)) return 'early'
  if (!(now < until)) return 'over'
  return hours && !isWithin(hours, now, timeZone) ? 'hours' : undefined
}

export const isShownTo = (shown: Shown | undefined, looker: Looker): boolean => whyHidden(shown, looker) === undefined

/** The next moment (ms) at which a node may appear or disappear, for any viewer; infinity where there is none. */
export function nextEdge(shown: Shown | undefined, now: number, timeZone?: string): number {
  if (!shown) return Number.POSITIVE_INFINITY
  const { from, until } = shownBetween(shown)
  if (now < from) return from
  if (now >= until) return Number.POSITIVE_INFINITY
  return Math.min(until, shown.hours ? hoursEdge(shown.hours, now, timeZone) : Number.POSITIVE_INFINITY)
}

const shownBetween = (shown: Shown) => ({
  from: shown.from ? Date.parse(shown.from) : Number.NEGATIVE_INFINITY,
  until: shown.until ? Date.parse(shown.until) : Number.POSITIVE_INFINITY,
})

const minuteMs = 60_000
const dayMs = 1440 * minuteMs

/** Minutes of the day at which the hours start and end. */
export function hoursSpan({ from = '00:00', until = '24:00' }: Hours): [start: number, end: number] {
  const [start = 0, end = 0] = [from, until].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  return [start, end]
}

function isWithin(hours: Hours, now: number, timeZone?: string): boolean {
  const parts = zonedParts(now, timeZone)
  if (!parts) return false
  const [start, end] = hoursSpan(hours)
  const minute = parts.hour * 60 + parts.minute
  const isOn = (weekday: number) => hours.days?.includes(weekday) ?? true
  if (start <= end) return isOn(parts.weekday) && minute >= start && minute < end
  return (minute >= start && isOn(parts.weekday)) || (minute < end && isOn((parts.weekday + 6) % 7))
}

/** Days searched ahead: a week, and another one where a clock change skips hours. */
const daysAhead = 15

/**
 * The next moment at which the hours start or end. Nothing changes between those times of day and the moments of clock
 * changes.
 */
function hoursEdge(hours: Hours, now: number, timeZone?: string): number {
  const aheadAt = (at: number) => wallOf(zonedParts(at, timeZone)) - Math.floor(at / 1000) * 1000
  const ahead = Array.from({ length: daysAhead + 1 }, (_, day) => aheadAt(now + day * dayMs))
  const midnight = Math.floor((now + (ahead[0] ?? 0)) / dayMs) * dayMs
  const edges: number[] = []
  for (let day = 0; day < daysAhead; day++) {
    const [one = 0, other = 0] = [ahead[day], ahead[day + 1]]
    if (one !== other) edges.push(changeOf(now + day * dayMs, now + (day + 1) * dayMs, aheadAt))
  }
  const offsets = new Set(ahead)
  for (let day = 0; day < daysAhead; day++)
    for (const minute of new Set([0, ...hoursSpan(hours)]))
      for (const offset of offsets) edges.push(midnight + day * dayMs + minute * minuteMs - offset)
  const isNow = isWithin(hours, now, timeZone)
  return (
    edges
      .filter((edge) => edge > now)
      .sort((one, other) => one - other)
      .find((edge) => isWithin(hours, edge, timeZone) !== isNow) ?? Number.POSITIVE_INFINITY
  )
}

const wallOf = (parts: ZonedParts | undefined) =>
  parts ? Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second) : 0

/** The moment of a clock change between two moments, to the second. */
function changeOf(from: number, to: number, aheadAt: (at: number) => number): number {
  const before = aheadAt(from)
  let [low, high] = [Math.floor(from / 1000), Math.ceil(to / 1000)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (aheadAt(middle * 1000) === before) low = middle
    else high = middle
  }
  return high * 1000
}
