import type { AnimalRule } from '@schemas/hora/rules/lunar/animal-year'
import type { NodeKind } from '../sky/positions'
import type { KetuEpoch } from '../suriyayart/ketu'
import type { WednesdayNight } from '@schemas/hora/rules/tables/thaksa'
import type { SunriseKind } from '../ascendant/minutes-since-sunrise'

/** By which method the planets are computed: tradition, or astronomy in one of two zodiacs. */
export type PlanetMethod = 'suriyayart' | 'lahiri' | 'sayana'
/** Antonathi from 06:00 or from true sunrise (tradition), or the geometric ascendant (astronomy). */
export type AscendantMethod = 'antonathi' | 'sunrise' | 'geometric'
export type KetuMethod = KetuEpoch | 'opposite'

/** Every choice of method. Each changes only what it names. */
export type ChartOptions = {
  planets: PlanetMethod
  ascendant: AscendantMethod
  /** Rahu as mean or true node; Suriyayart has a Rahu of its own. */
  node: NodeKind
  ketu: KetuMethod
  dayStart: SunriseKind
  wednesday: WednesdayNight
  animal: AnimalRule
  /** Neptune and Pluto, with modern positions only. */
  outer: boolean
}

export const defaultOptions: ChartOptions = {
  planets: 'suriyayart',
  ascendant: 'antonathi',
  node: 'mean',
  ketu: 'thai',
  dayStart: 'six',
  wednesday: 'rahu',
  animal: 'month5',
  outer: false,
}

/** Names the version of these rules and of the ephemeris beneath them. */
export const engineVersion = 'hora 1, astronomy-engine 2.1.19'
