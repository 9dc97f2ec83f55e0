import { degreesOf, radians, wrapDegrees } from '@schemas/hora/rules/angle'
import { type SkyInstant, siderealDegrees } from '../sky/instant'
import { type Zodiac, zodiacShift } from '../sky/positions'
import type { Place } from '../sky/sunrise'

/** The geometric ascendant with the figures of its worksheet, all in degrees. */
export type GeometricAscendant = {
  longitude: number
  /** Local apparent sidereal time as an angle. */
  armc: number
  obliquity: number
  /** What the zodiac takes off the tropical longitude. */
  shift: number
  tropical: number
  /** Beyond the polar circles, where the eastern crossing is one of two conventions. */
  isPolar: boolean
}

/** Local apparent sidereal time in degrees (ARMC). */
export const localSiderealDegrees = (instant: SkyInstant, lon: number): number =>
  wrapDegrees(siderealDegrees(instant) + lon)

/** The point of the ecliptic that rises: the eastern crossing with the horizon, also beyond the polar circles. */
export function geometricAscendant(instant: SkyInstant, { lat, lon }: Place, zodiac: Zodiac): GeometricAscendant {
  const armc = localSiderealDegrees(instant, lon)
  const obliquity = instant.trueObliquity
  const theta = radians(armc)
  const epsilon = radians(obliquity)
  const fall = -(Math.sin(theta) * Math.cos(epsilon) + Math.tan(radians(lat)) * Math.sin(epsilon))
  const tropical = wrapDegrees(degreesOf(Math.atan2(Math.cos(theta), fall)))
  const shift = zodiacShift(zodiac, instant)
  return {
    longitude: wrapDegrees(tropical - shift),
    armc,
    obliquity,
    shift,
    tropical,
    isPolar: Math.abs(lat) >= 90 - obliquity,
  }
}
