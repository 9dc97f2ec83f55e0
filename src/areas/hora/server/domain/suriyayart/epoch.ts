import { modulo } from '@schemas/hora/rules/angle'
import { dayMs, jdnOfWall } from '@schemas/hora/rules/time/civil-date'
import { horakhunEpoch } from '@schemas/hora/rules/time/reckonings'
import { bangkokMeanOffsetS } from '@schemas/hora/rules/time/local-mean-time'

/** Kammatja units (กัมมัช) in a year of 365.25875 days; a day has 800. */
export const yearUnits = 292_207
export const dayUnits = 800

/** Where an instant lies in the Suriyayart calendar. */
export type SuriyayartMoment = {
  /** H: the count of civil days, of Bangkok mean time. */
  horakhun: number
  /** f: the fraction of the day passed, by Bangkok mean time. */
  fraction: number
  /** u: units of the year passed, 0 ≤ u < 292207. */
  units: number
  /** CS: Chulasakarat. */
  cs: number
}

/** Source: hora rules, "Suriyayart". All steps are of integers, so that no floor depends on rounding. */
export function suriyayartMoment(utcMs: number): SuriyayartMoment {
  const wall = Math.floor(utcMs) + bangkokMeanOffsetS * 1000
  const horakhun = jdnOfWall(wall) - horakhunEpoch
  const ofDay = modulo(wall, dayMs)
  const days = (horakhun - 1) * dayUnits - 373
  const units = modulo(days, yearUnits) + Math.floor((dayUnits * ofDay) / dayMs)
  const cs = Math.floor(days / yearUnits)
  const isNext = units >= yearUnits
  return {
    horakhun,
    fraction: ofDay / dayMs,
    units: isNext ? units - yearUnits : units,
    cs: isNext ? cs + 1 : cs,
  }
}
