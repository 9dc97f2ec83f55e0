import { AstroTime, Body, Observer, SearchRiseSet } from 'astronomy-engine'
import { type CivilDate, midnightMs } from '@schemas/hora/rules/time/civil-date'
import { utcOfLmtWall } from '@schemas/hora/rules/time/local-mean-time'
import { skyInstant, utcMsOf } from './instant'

/** A place on Earth in degrees, north and east positive; at sea level. */
export type Place = { lat: number; lon: number }

/** Sunrise and sunset as UTC milliseconds; null where there is none that day. */
export type SunTimes = { sunrise: number | null; sunset: number | null }

/**
 * When the Sun's upper limb, refraction included, crosses the horizon on a date of local mean time. Sunset is the one
 * after that sunrise.
 */
export function sunTimes(date: CivilDate, place: Place): SunTimes {
  const midnight = utcOfLmtWall(midnightMs(date), place.lon)
  const sunrise = nextCrossing('rise', midnight, place)
  return { sunrise, sunset: nextCrossing('set', sunrise ?? midnight, place) }
}

/** Sunrise alone, which costs half as much. */
export const sunriseOf = (date: CivilDate, place: Place): number | null =>
  nextCrossing('rise', utcOfLmtWall(midnightMs(date), place.lon), place)

function nextCrossing(kind: 'rise' | 'set', fromMs: number, { lat, lon }: Place): number | null {
  const start: AstroTime = skyInstant(fromMs).time
  const found = SearchRiseSet(Body.Sun, new Observer(lat, lon, 0), kind === 'rise' ? 1 : -1, start, 1)
  return found && Math.round(utcMsOf(found))
}
