import { wrapArcmin } from '@schemas/hora/rules/angle'
import type { ThaiBody } from '@schemas/hora/rules/bodies'
import { type SuriyayartMoment, suriyayartMoment } from './epoch'
import { elapsedRavi, planetMeans } from './means'
import { trueMoon } from './moon'
import { truePlanet } from './planet'
import { ravi, trueSun } from './sun'

/** Every body but Ketu, whose rule is an option. */
export type SuriyayartBody = Exclude<ThaiBody, 'ketu'>

/** Positions by Suriyayart in whole arcminutes, 0 ≤ x < 21600. */
export function suriyayartPositions(moment: SuriyayartMoment): Record<SuriyayartBody, number> {
  const elapsed = elapsedRavi(moment)
  const sun = ravi(moment.units)
  return {
    sun: trueSun(moment.units),
    moon: trueMoon(moment),
    mars: truePlanet('mars', elapsed, sun),
    mercury: truePlanet('mercury', elapsed, sun),
    jupiter: truePlanet('jupiter', elapsed, sun),
    venus: truePlanet('venus', elapsed, sun),
    saturn: truePlanet('saturn', elapsed, sun),
    uranus: truePlanet('uranus', elapsed, sun),
    rahu: wrapArcmin(planetMeans.rahu(elapsed)),
  }
}

/** The Suriyayart Sun of an instant, in arcminutes. */
export const suriyayartSun = (utcMs: number): number => trueSun(suriyayartMoment(utcMs).units)
