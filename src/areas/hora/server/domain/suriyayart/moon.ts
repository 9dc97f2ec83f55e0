import { modulo, turnArcmin, wrapArcmin } from '@schemas/hora/rules/angle'
import type { SuriyayartMoment } from './epoch'
import { equationSign, foldAnomaly, interpolate } from './fold'
import { meanSun } from './sun'
import { moonTable } from '@schemas/hora/rules/tables/suriyayart'

/** Days in which the Moon's apogee goes round. */
const apogeeDays = 3232

/** The mean Moon in arcminutes, from tithis of 692 units. */
export function meanMoon({ horakhun, fraction, units }: SuriyayartMoment): number {
  const x = modulo((horakhun - 1) * 703 + 650 + Math.floor(703 * fraction), 20_760)
  const a = x % 692
  return Math.floor(x / 692) * 720 + a + Math.floor(a / 25) - 40 + meanSun(units)
}

/** The Moon's apogee in arcminutes. The textbooks' further 2′ are left out: with them the Moon misses the almanac. */
export const moonApogee = ({ horakhun, fraction }: SuriyayartMoment): number =>
  Math.floor(((modulo(horakhun - 622, apogeeDays) + fraction) * turnArcmin) / apogeeDays)

/** The true Moon in arcminutes. */
export function trueMoon(moment: SuriyayartMoment): number {
  const mean = meanMoon(moment)
  const fold = foldAnomaly(mean - moonApogee(moment))
  return wrapArcmin(mean + equationSign(fold) * Math.floor(interpolate(moonTable, fold.arc)))
}
