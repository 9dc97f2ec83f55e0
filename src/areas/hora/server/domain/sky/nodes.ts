import { GeoMoon, RotateVector } from 'astronomy-engine'
import { degreesOf, wrapDegrees } from '@schemas/hora/rules/angle'
import type { SkyInstant } from './instant'

/** The Moon's mean ascending node on the equinox of date, with nutation, in degrees (Meeus, Chapront). */
export function meanNode({ centuries: t, nutation }: SkyInstant): number {
  const mean = 125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467_441 - t ** 4 / 60_616_000
  return wrapDegrees(mean + nutation)
}

/**
 * Days either side over which the Moon's velocity is taken. GeoMoonState takes it over 10⁻⁵ days, where rounding moves
 * the node by 0.15″ from one minute to the next.
 */
const velocityStep = 0.01

/** The osculating node: where the plane of the Moon's place and velocity cuts the true ecliptic of date, in degrees. */
export function trueNode({ time, toEcliptic }: SkyInstant): number {
  const at = (days: number) => RotateVector(toEcliptic, GeoMoon(time.AddDays(days)))
  const { x, y, z } = at(0)
  const [before, after] = [at(-velocityStep), at(velocityStep)]
  const normalX = y * (after.z - before.z) - z * (after.y - before.y)
  const normalY = z * (after.x - before.x) - x * (after.z - before.z)
  return wrapDegrees(degreesOf(Math.atan2(normalX, -normalY)))
}
