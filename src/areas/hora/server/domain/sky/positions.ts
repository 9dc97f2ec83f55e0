import { degreesBetween, wrapDegrees } from '@schemas/hora/rules/angle'
import { outerBodies, thaiBodies } from '@schemas/hora/rules/bodies'
import { meanAyanamsa, trueAyanamsa } from './ayanamsa'
import { type SkyInstant, skyInstant } from './instant'
import { meanNode, trueNode } from './nodes'
import { apparentPlace, type Planet } from './planets'

/** Tropical (สายนะ) or sidereal by the Lahiri ayanamsa (นิรายนะ). */
export type Zodiac = 'sayana' | 'lahiri'
export type NodeKind = 'mean' | 'true'

/** A body with an ephemeris, or Rahu as a lunar node. */
export type ModernBody = Planet | 'rahu'

/** Degrees and degrees a day, in the zodiac asked for. */
export type ModernPosition = {
  longitude: number
  latitude: number
  /** Over ±0.01 day. */
  speed: number
  /** Over ±1 day, for the flags of motion. */
  dailyMotion: number
}

const dayMs = 86_400_000
const speedStepDays = 0.01

export const modernBodies = (withOuter: boolean): ModernBody[] =>
  [...thaiBodies, ...(withOuter ? outerBodies : [])].filter((body) => body !== 'ketu')

/** Degrees to subtract from a tropical longitude of the instant. */
export const zodiacShift = (zodiac: Zodiac, instant: SkyInstant): number =>
  zodiac === 'lahiri' ? trueAyanamsa(instant) : 0

/** Longitude and latitude in degrees of one body at an instant. */
export function modernPlace(body: ModernBody, instant: SkyInstant, zodiac: Zodiac, node: NodeKind) {
  const { longitude, latitude } =
    body === 'rahu'
      ? { longitude: node === 'true' ? trueNode(instant) : meanNode(instant), latitude: 0 }
      : apparentPlace(body, instant)
  return { longitude: wrapDegrees(longitude - zodiacShift(zodiac, instant)), latitude }
}

/** All bodies at an instant (UTC milliseconds), Rahu as the chosen node; Ketu follows other rules. */
export function modernPositions(
  utcMs: number,
  { zodiac, node, outer }: { zodiac: Zodiac; node: NodeKind; outer: boolean },
): Partial<Record<ModernBody, ModernPosition>> {
  const at = (days: number) => skyInstant(utcMs + days * dayMs)
  const now = at(0)
  const near = [at(-speedStepDays), at(speedStepDays)] as const
  const days = [at(-1), at(1)] as const
  const longitudeOf = (body: ModernBody, instant: SkyInstant) => modernPlace(body, instant, zodiac, node).longitude
  const rateOf = (body: ModernBody, [before, after]: readonly [SkyInstant, SkyInstant], span: number) =>
    degreesBetween(longitudeOf(body, before), longitudeOf(body, after)) / span
  const positionOf = (body: ModernBody): ModernPosition => ({
    ...modernPlace(body, now, zodiac, node),
    speed: rateOf(body, near, 2 * speedStepDays),
    dailyMotion: rateOf(body, days, 2),
  })
  return Object.fromEntries(modernBodies(outer).map((body) => [body, positionOf(body)]))
}

/** The instant's figures that the method line names, in degrees. */
export const methodAngles = (instant: SkyInstant) => ({
  ayanamsa: meanAyanamsa(instant),
  nutation: instant.nutation,
  obliquity: instant.trueObliquity,
})
