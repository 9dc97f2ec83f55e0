import { lastSunrise, sixMs, sunriseOn, type SunriseKind } from '../ascendant/minutes-since-sunrise'
import type { Place } from '../sky/sunrise'
import { type CivilDate, dateOfWall, jdnOf, midnightMs, weekdayOfJdn } from '@schemas/hora/rules/time/civil-date'
import { lmtWall } from '@schemas/hora/rules/time/local-mean-time'

/** A day that begins at 06:00 local mean time or at true sunrise. Weekday, lunar day, thaksa and yam follow it. */
export type AstrologicalDay = {
  date: CivilDate
  jdn: number
  /** 0 = Sunday. */
  weekday: number
  /** UTC milliseconds. */
  startMs: number
}

/** The astrological day in which an instant lies. */
export function astrologicalDay(utcMs: number, place: Place, start: SunriseKind): AstrologicalDay {
  const { utcMs: startMs, dateWall } = lastSunrise(utcMs, place, start)
  return dayOn(dateOfWall(dateWall), startMs)
}

/** The astrological day that begins on a date of local mean time. */
export const astrologicalDayOn = (date: CivilDate, place: Place, start: SunriseKind): AstrologicalDay =>
  dayOn(date, sunriseOn(midnightMs(date), place, start).utcMs)

function dayOn(date: CivilDate, startMs: number): AstrologicalDay {
  const jdn = jdnOf(date)
  return { date, jdn, weekday: weekdayOfJdn(jdn), startMs }
}

/** Whether an instant of the day lies after 18:00 local mean time. */
export const isNightOf = ({ date }: AstrologicalDay, utcMs: number, lon: number): boolean =>
  lmtWall(utcMs, lon) >= midnightMs(date) + 3 * sixMs
