import { SearchMoonPhase } from 'astronomy-engine'
import { wrapDegrees } from '@schemas/hora/rules/angle'
import { type SkyInstant, skyInstant, utcMsOf } from '../sky/instant'
import { apparentPlace } from '../sky/planets'
import { refined } from './moon-phases'
import { dayMs, jdnOfWall, wallOfJdn } from '@schemas/hora/rules/time/civil-date'

/** The astronomical tithi 1–30: ⌊(Moon − Sun) / 12°⌋ + 1; 15 ends at the full moon, 30 at the new moon. */
export function tithiOf(instant: SkyInstant): number {
  const elongation = apparentPlace('moon', instant).longitude - apparentPlace('sun', instant).longitude
  return Math.floor(wrapDegrees(elongation) / 12) + 1
}

/** UTC+7: the date of a full moon is that of Thai clocks. */
const thaiClockMs = 7 * 3_600_000

/** The true full moon nearest to an official waxing 15: its instant, and how many days after it the official day lies. */
export type FullMoon = { utcMs: number; officialAfter: number }

export function fullMoonNear(jdn: number): FullMoon {
  const begin = skyInstant(wallOfJdn(jdn) - 10 * dayMs).time
  const found = SearchMoonPhase(180, begin, 20)
  if (!found) throw new Error('The Moon was not full within twenty days.')
  const utcMs = refined(utcMsOf(found), 180)
  return { utcMs, officialAfter: jdn - jdnOfWall(utcMs + thaiClockMs) }
}
