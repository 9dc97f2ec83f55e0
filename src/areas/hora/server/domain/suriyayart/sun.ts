import { wrapArcmin } from '@schemas/hora/rules/angle'
import { equationSign, foldAnomaly, interpolate } from './fold'
import { sunTable } from '@schemas/hora/rules/tables/suriyayart'

/** The Sun's apogee in arcminutes. */
const apogee = 4800

/** The mean Sun (มัธยมอาทิตย์) in arcminutes; −3 at the year's first units. */
export function meanSun(units: number): number {
  const rest = units % 24_350
  return Math.floor(units / 24_350) * 1800 + Math.floor(rest / 811) * 60 + Math.floor((rest % 811) / 14) - 3
}

/** Ravi (รวิ), what the planets' means are taken from: 0 ≤ x < 21600 arcminutes. */
export const ravi = (units: number): number => wrapArcmin(meanSun(units) - 23)

/** The true Sun in arcminutes. */
export function trueSun(units: number): number {
  const mean = meanSun(units)
  const fold = foldAnomaly(mean - apogee)
  return wrapArcmin(mean + equationSign(fold) * Math.floor(interpolate(sunTable, fold.arc)))
}
