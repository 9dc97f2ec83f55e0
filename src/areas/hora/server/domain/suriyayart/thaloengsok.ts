import { dayMs, wallOfJdn } from '@schemas/hora/rules/time/civil-date'
import { bangkokMeanOffsetS } from '@schemas/hora/rules/time/local-mean-time'
import { horakhunEpoch } from '@schemas/hora/rules/time/reckonings'
import { dayUnits, yearUnits } from './epoch'

/** The new year of a Chulasakarat year. */
export type Thaloengsok = { utcMs: number; jdn: number }

/** The instant and the civil day (of Bangkok mean time) on which CS `cs` begins: n = (CS · 292207 + 373) / 800. */
export function thaloengsok(cs: number): Thaloengsok {
  const units = cs * yearUnits + 373
  const jdn = Math.floor(units / dayUnits) + horakhunEpoch + 1
  const fraction = units / dayUnits - Math.floor(units / dayUnits)
  // 1/800 day is 108 s, so the milliseconds are whole.
  return { jdn, utcMs: wallOfJdn(jdn) + Math.round(fraction * dayMs) - bangkokMeanOffsetS * 1000 }
}

/** The Chulasakarat year of a whole civil day: the new one from the day of Thaloengsok on. */
export function csOfDay(jdn: number): number {
  const cs = Math.floor(((jdn - horakhunEpoch) * dayUnits - 373) / yearUnits)
  return thaloengsok(cs).jdn <= jdn ? cs : cs - 1
}
