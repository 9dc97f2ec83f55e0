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

/** When the antonathi ascendant enters another sign between two instants, to the second. */
export function antonathiChanges(fromMs: number, toMs: number, place: Place, kind: SunriseKind): Change<number>[] {
  // Few days, many instants: each sunrise is searched once.
  const starts = new Map<number, DayStart>()
  const startOf = (dateWall: number) => {
    const found = starts.get(dateWall) ?? sunriseOn(dateWall, place, kind)
    starts.set(dateWall, found)
    return found
  }
  const signAt = (utcMs: number) => {
    const minutes = (utcMs - lastSunrise(utcMs, place, kind, startOf).utcMs) / minuteMs
    return Math.floor(antonathi(suriyayartSun(utcMs), minutes).arcmin / 1800)
  }
  return changesOf(signAt, fromMs, toMs, antonathiStepMs)
}

/** When the geometric ascendant enters another sign between two instants, to the second. */
export function geometricChanges(fromMs: number, toMs: number, place: Place, zodiac: Zodiac): Change<number>[] {
  const signAt = (utcMs: number) => Math.floor(geometricAscendant(skyInstant(utcMs), place, zodiac).longitude / 30)
  return changesOf(signAt, fromMs, toMs, geometricStepMs)
}
