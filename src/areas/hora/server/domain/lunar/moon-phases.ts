import { NextMoonQuarter, SearchMoonQuarter } from 'astronomy-engine'
import { degreesBetween } from '@schemas/hora/rules/angle'
import { dayMs } from '@schemas/hora/rules/time/civil-date'
import { skyInstant, utcMsOf } from '../sky/instant'
import { apparentPlace } from '../sky/planets'

export type MoonPhase = { phase: 'new' | 'first' | 'full' | 'last'; utcMs: number }

const names = ['new', 'first', 'full', 'last'] as const

/** Degrees that the Moon gains on the Sun in a day, on average. */
const gain = 12.19
/** The library's own search is up to a minute off. */
const marginMs = 300_000

/** The real quarters of the Moon in fromMs ≤ t < toMs. */
export function moonPhases(fromMs: number, toMs: number): MoonPhase[] {
  const found: MoonPhase[] = []
  let quarter = SearchMoonQuarter(skyInstant(fromMs - marginMs).time)
  for (;;) {
    const utcMs = refined(utcMsOf(quarter.time), quarter.quarter * 90)
    if (utcMs >= toMs) return found
    if (utcMs >= fromMs) found.push({ phase: names[quarter.quarter] ?? 'new', utcMs })
    quarter = NextMoonQuarter(quarter)
  }
}

/** The instant of an elongation by the apparent places that charts show, to the second. */
export function refined(nearMs: number, elongation: number): number {
  let utcMs = nearMs
  for (let round = 0; round < 3; round++) {
    const instant = skyInstant(utcMs)
    const now = apparentPlace('moon', instant).longitude - apparentPlace('sun', instant).longitude
    utcMs += (degreesBetween(now, elongation) / gain) * dayMs
  }
  return Math.round(utcMs)
}
