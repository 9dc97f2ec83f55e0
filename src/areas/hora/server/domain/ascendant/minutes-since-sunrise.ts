import { HoraInputError } from '@schemas/hora/rules/input-error'
import { type Place, sunriseOf } from '../sky/sunrise'
import { dateOfWall, dayMs, midnightMs } from '@schemas/hora/rules/time/civil-date'
import { lmtWall, utcOfLmtWall } from '@schemas/hora/rules/time/local-mean-time'

/** Which sunrise the schools count from: 06:00 local mean time, or the true one of the place. */
export type SunriseKind = 'six' | 'sunrise'

/** Local mean time of the conventional sunrise. */
export const sixMs = 6 * 3_600_000

/** The last sunrise at or before an instant: its time (UTC milliseconds) and its date by local mean time. */
export type DayStart = { utcMs: number; dateWall: number }

/** Refuses a day without sunrise where the true one is asked for. `startOf` may answer from earlier searches. */
export function lastSunrise(
  utcMs: number,
  place: Place,
  kind: SunriseKind,
  startOf = (dateWall: number) => sunriseOn(dateWall, place, kind),
): DayStart {
  const midnight = Math.floor(lmtWall(utcMs, place.lon) / dayMs) * dayMs
  const today = startOf(midnight)
  return today.utcMs <= utcMs ? today : startOf(midnight - dayMs)
}

/** The beginning of the day whose local-mean-time midnight is `dateWall`. */
export function sunriseOn(dateWall: number, place: Place, kind: SunriseKind): DayStart {
  const date = dateOfWall(dateWall)
  const utcMs = kind === 'six' ? utcOfLmtWall(midnightMs(date) + sixMs, place.lon) : sunriseOf(date, place)
  if (utcMs === null) throw new HoraInputError('no-sunrise')
  return { utcMs, dateWall }
}

/** Minutes from the last sunrise to an instant, not rounded. */
export const minutesSinceSunrise = (utcMs: number, place: Place, kind: SunriseKind): number =>
  (utcMs - lastSunrise(utcMs, place, kind).utcMs) / 60_000
