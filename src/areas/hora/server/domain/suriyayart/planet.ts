import { wrapArcmin } from '@schemas/hora/rules/angle'
import { coArcSign, equationSign, foldAnomaly, interpolate } from './fold'
import { planetMeans } from './means'
import { chayaRules, chayaTable, type ChayaPlanet } from '@schemas/hora/rules/tables/suriyayart'

/**
 * The true longitude of a planet in arcminutes, by the two corrections of the chaya table. `elapsed` is E, `sun` is
 * Ravi. The value at the arc is never rounded where it multiplies, the value at the co-arc always is.
 */
export function truePlanet(planet: ChayaPlanet, elapsed: number, sun: number): number {
  const rule = chayaRules[planet]
  const mean = wrapArcmin(planetMeans[planet](elapsed))
  const base = rule.base === 'ravi' ? sun : mean
  const { first, d } = firstCorrection(planet, base)
  const fold = foldAnomaly(first - (rule.base === 'ravi' ? mean : sun))
  const { s, c } = chaya(fold.arc, fold.coArc)
  const divisor = Math.floor(Math.round(s) / 3) + rule.second(d) + coArcSign(fold) * c
  return wrapArcmin(Math.floor(first + equationSign(fold) * Math.floor((3600 * s) / divisor)))
}

function firstCorrection(planet: ChayaPlanet, base: number) {
  const { apogee, denominator, fixedDenominator } = chayaRules[planet]
  const fold = foldAnomaly(base - apogee)
  const { s, c } = chaya(fold.arc, fold.coArc)
  const d = fixedDenominator ? denominator : denominator + coArcSign(fold) * Math.floor(c / 2)
  return { first: base + equationSign(fold) * Math.floor((3600 * s) / d), d }
}

const chaya = (arc: number, coArc: number) => ({
  s: interpolate(chayaTable, arc),
  c: Math.round(interpolate(chayaTable, coArc)),
})
