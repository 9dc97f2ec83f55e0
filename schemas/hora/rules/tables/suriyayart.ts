import type { ThaiBody } from '../bodies'

/** Equations in arcminutes at every 15° of arc. Source: hora rules, "Suriyayart". */
export const sunTable = [0, 35, 67, 94, 116, 129, 134] as const
export const moonTable = [0, 77, 148, 209, 256, 286, 296] as const

/** Chaya (ฉายา) in arcminutes at every 30° of arc. */
export const chayaTable = [0, 244, 427, 488] as const

export type ChayaPlanet = Extract<ThaiBody, 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'uranus'>

/** What distinguishes the planets in the two corrections. */
export type ChayaRule = {
  /** Which mean the first correction starts from; the inner planets start from Ravi. */
  base: 'own' | 'ravi'
  /** Arcminutes. */
  apogee: number
  denominator: number
  /** Mars alone leaves the denominator as it is. */
  fixedDenominator?: true
  /** The middle term of the second divisor, from the first divisor d. Not rounded. */
  second: (d: number) => number
}

export const chayaRules: Record<ChayaPlanet, ChayaRule> = {
  mars: { base: 'own', apogee: 7620, denominator: 2700, fixedDenominator: true, second: () => 720 },
  mercury: { base: 'ravi', apogee: 13_200, denominator: 6000, second: () => 1260 },
  jupiter: { base: 'own', apogee: 10_320, denominator: 5520, second: (d) => (3 * d) / 7 },
  venus: { base: 'ravi', apogee: 4800, denominator: 19_200, second: () => 660 },
  saturn: { base: 'own', apogee: 14_820, denominator: 3780, second: (d) => (7 * d) / 6 },
  uranus: { base: 'own', apogee: 7440, denominator: 38_640, second: (d) => (3 * d) / 7 },
}
