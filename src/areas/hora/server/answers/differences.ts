import type * as z from 'zod/mini'
import { ascendantMethods, planetMethods } from '@schemas/hora/entities/chart-options'
import type { differences, signDegree } from '@schemas/hora/entities/position'
import { HoraInputError } from '@schemas/hora/rules/input-error'
import { chartAscendant } from '../domain/chart/ascendant'
import type { Birth } from '../domain/chart/birth'
import type { AscendantMethod, ChartOptions, PlanetMethod } from '../domain/chart/options'
import { rawPositions } from '../domain/chart/raw-positions'
import { skyInstant } from '../domain/sky/instant'

type SignDegree = z.infer<typeof signDegree>

/** The same birth by every planet method and every ascendant method, all other options alike. */
export function differencesOf(birth: Birth, options: ChartOptions): z.infer<typeof differences> {
  const byPlanets = (planets: PlanetMethod) => {
    const positions = Object.entries(rawPositions(birth.utcMs, { ...options, planets }))
    return [planets, Object.fromEntries(positions.map(([body, { arcmin }]) => [body, signDegreeOf(arcmin)]))] as const
  }
  const byAscendant = (ascendant: AscendantMethod) =>
    [ascendant, ascendantBy(birth, { ...options, ascendant })] as const
  return {
    planets: Object.fromEntries(planetMethods.map(byPlanets)) as z.infer<typeof differences>['planets'],
    ascendants: Object.fromEntries(ascendantMethods.map(byAscendant)) as Record<AscendantMethod, SignDegree | null>,
  }
}

function ascendantBy(birth: Birth, options: ChartOptions): SignDegree | null {
  if (!birth.isTimeKnown) return null
  try {
    return signDegreeOf(chartAscendant(birth, skyInstant(birth.utcMs), options).position.arcmin)
  } catch (error) {
    if (error instanceof HoraInputError && error.code === 'no-sunrise') return null
    throw error
  }
}

const signDegreeOf = (arcmin: number): SignDegree => ({
  arcmin,
  sign: Math.floor(arcmin / 1800),
  degree: Math.floor((arcmin % 1800) / 60),
  minute: arcmin % 60,
})
