import { skyInstant } from '../sky/instant'
import type { Zodiac } from '../sky/positions'
import type { Place } from '../sky/sunrise'
import { suriyayartSun } from '../suriyayart/positions'
import { type Change, changesOf } from '../time/changes'
import { antonathi } from '@schemas/hora/rules/tables/antonathi'
import { geometricAscendant } from './geometric'
import { type DayStart, lastSunrise, sunriseOn, type SunriseKind } from './minutes-since-sunrise'

const minuteMs = 60_000

/** At high latitudes a sign may rise within minutes. */
const geometricStepMs = 2 * minuteMs
/** By antonathi no sign takes less than 72 minutes; the turn of the day can cut one short. */
const antonathiStepMs = 5 * minuteMs

/** The sign of the antonathi ascendant at an instant. */
export const antonathiSign = (utcMs: number, place: Place, kind: SunriseKind): number =>
  signOf(utcMs, lastSunrise(utcMs, place, kind))

const signOf = (utcMs: number, start: DayStart) =>
  Math.floor(antonathi(suriyayartSun(utcMs), (utcMs - start.utcMs) / minuteMs).arcmin / 1800)

/** When the antonathi ascendant enters another sign between two instants, to the second. */
export function antonathiChanges(fromMs: number, toMs: number, place: Place, kind: SunriseKind): Change<number>[] {
  // Few days, many instants: each sunrise is searched once.
  const starts = new Map<number, DayStart>()
  const startOf = (dateWall: number) => {
    const found = starts.get(dateWall) ?? sunriseOn(dateWall, place, kind)
    starts.set(dateWall, found)
    return found
  }
  const signAt = (utcMs: number) => signOf(utcMs, lastSunrise(utcMs, place, kind, startOf))
  return changesOf(signAt, fromMs, toMs, antonathiStepMs)
}

/** The sign of the geometric ascendant at an instant. */
export const geometricSign = (utcMs: number, place: Place, zodiac: Zodiac): number =>
  Math.floor(geometricAscendant(skyInstant(utcMs), place, zodiac).longitude / 30)

/** When the geometric ascendant enters another sign between two instants, to the second. */
export const geometricChanges = (fromMs: number, toMs: number, place: Place, zodiac: Zodiac): Change<number>[] =>
  changesOf((utcMs) => geometricSign(utcMs, place, zodiac), fromMs, toMs, geometricStepMs)
