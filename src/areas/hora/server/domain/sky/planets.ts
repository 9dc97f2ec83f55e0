import { Body, GeoMoon, GeoVector, RotateVector, type Vector } from 'astronomy-engine'
import { degreesOf, wrapDegrees } from '@schemas/hora/rules/angle'
import type { BodyName } from '@schemas/hora/rules/bodies'
import type { SkyInstant } from './instant'

/** The bodies with an ephemeris; Rahu and Ketu are points of the Moon's orbit. */
export type Planet = Exclude<BodyName, 'rahu' | 'ketu'>

/** Longitude 0 ≤ x < 360 and latitude on the true ecliptic of date, in degrees. */
export type EclipticPoint = { longitude: number; latitude: number }

const engineBodies: Record<Exclude<Planet, 'moon'>, Body> = {
  sun: Body.Sun,
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
}

/** The Moon's light time in days, which the library leaves out. */
const moonLightDays = 1.28 / 86_400

/** Geocentric apparent place: light time and aberration, equinox of date. */
export function apparentPlace(planet: Planet, { time, toEcliptic }: SkyInstant): EclipticPoint {
  const vector = planet === 'moon' ? GeoMoon(time.AddDays(-moonLightDays)) : GeoVector(engineBodies[planet], time, true)
  return pointOf(RotateVector(toEcliptic, vector))
}

const pointOf = ({ x, y, z }: Vector): EclipticPoint => ({
  longitude: wrapDegrees(degreesOf(Math.atan2(y, x))),
  latitude: degreesOf(Math.atan2(z, Math.hypot(x, y))),
})
