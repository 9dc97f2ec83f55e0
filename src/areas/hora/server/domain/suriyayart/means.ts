import { turnArcmin } from '@schemas/hora/rules/angle'
import type { SuriyayartMoment } from './epoch'
import { ravi } from './sun'
import type { ChayaPlanet } from '@schemas/hora/rules/tables/suriyayart'

/** Units of the year during which Ravi still belongs to the turn before. */
const raviLag = 364

/** E: arcminutes that Ravi has gone since CS 610. */
export function elapsedRavi({ units, cs }: SuriyayartMoment): number {
  const turns = units < raviLag ? cs - 611 : cs - 610
  return turns * turnArcmin + ravi(units)
}

/** Mean longitudes in arcminutes, not reduced to one turn; each fraction is floored on its own. */
export const planetMeans: Record<ChayaPlanet | 'rahu', (e: number) => number> = {
  mars: (e) => Math.floor(e / 2) + Math.floor((16 * e) / 505) + 5420,
  mercury: (e) => Math.floor((7 * e) / 46) + 4 * e + 10_642,
  jupiter: (e) => Math.floor(e / 12) + Math.floor(e / 1032) + 14_297,
  venus: (e) => Math.floor((5 * e) / 3) - Math.floor((10 * e) / 243) + 10_944,
  saturn: (e) => Math.floor(e / 30) + Math.floor((6 * e) / 10_000) + 11_944,
  uranus: (e) => Math.floor(e / 84) + Math.floor(e / 7224) + 16_277,
  rahu: (e) => 15_150 - (Math.floor(e / 20) + Math.floor(e / 265)),
}
