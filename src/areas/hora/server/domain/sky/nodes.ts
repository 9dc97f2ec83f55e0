import { GeoMoonState, RotateState } from 'astronomy-engine'
import { degreesOf, wrapDegrees } from '../angle'
import type { SkyInstant } from './instant'

/** The Moon's mean ascending node on the equinox of date, with nutation, in degrees (Meeus, Chapront). */
export function meanNode({ centuries: t, nutation }: SkyInstant): number {
  const mean = 125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467_441 - t ** 4 / 60_616_000
  return wrapDegrees(mean + nutation)
}

/** The osculating node: where the plane of the Moon's place and velocity cuts the true ecliptic of date, in degrees. */
export function trueNode({ time, toEcliptic }: SkyInstant): number {
  const { x, y, z, vx, vy, vz } = RotateState(toEcliptic, GeoMoonState(time))
  const normalX = y * vz - z * vy
  const normalY = z * vx - x * vz
  return wrapDegrees(degreesOf(Math.atan2(normalX, -normalY)))
}
