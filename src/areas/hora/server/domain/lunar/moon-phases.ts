import { NextMoonQuarter, SearchMoonQuarter } from 'astronomy-engine'
import { skyInstant, utcMsOf } from '../sky/instant'

export type MoonPhase = { phase: 'new' | 'first' | 'full' | 'last'; utcMs: number }

const names = ['new', 'first', 'full', 'last'] as const

/** The real quarters of the Moon in fromMs ≤ t < toMs. */
export function moonPhases(fromMs: number, toMs: number): MoonPhase[] {
  const found: MoonPhase[] = []
  let quarter = SearchMoonQuarter(skyInstant(fromMs).time)
  for (;;) {
    const utcMs = Math.round(utcMsOf(quarter.time))
    if (utcMs >= toMs) return found
    found.push({ phase: names[quarter.quarter] ?? 'new', utcMs })
    quarter = NextMoonQuarter(quarter)
  }
}
