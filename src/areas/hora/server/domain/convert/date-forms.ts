import { type LunarDate, lunarDateOf } from '@schemas/hora/rules/lunar/lunar-date'
import { eraLag, horakhunEpoch } from '@schemas/hora/rules/time/reckonings'
import { csOfDay } from '../suriyayart/thaloengsok'
import { type CivilDate, dateOfJdn, weekdayOfJdn } from '@schemas/hora/rules/time/civil-date'
import { beYearOf } from '@schemas/hora/rules/time/era'

/** One civil day in every reckoning. Month and day are those of `ce` in all solar eras. */
export type DateForms = {
  ce: CivilDate
  be: CivilDate
  /** Chulasakarat, from the day of Thaloengsok on. */
  cs: CivilDate
  /** Rattanakosin Sok: BE − 2324. */
  rs: CivilDate
  /** Mahasakarat: BE − 621. */
  ms: CivilDate
  lunar: LunarDate | null
  horakhun: number
  jdn: number
  weekday: number
}

export function dateForms(jdn: number): DateForms {
  const ce = dateOfJdn(jdn)
  const be = beYearOf(ce.year, ce.month)
  return {
    ce,
    be: { ...ce, year: be },
    cs: { ...ce, year: csOfDay(jdn) },
    rs: { ...ce, year: be - eraLag.rs },
    ms: { ...ce, year: be - eraLag.ms },
    lunar: lunarDateOf(jdn),
    horakhun: jdn - horakhunEpoch,
    jdn,
    weekday: weekdayOfJdn(jdn),
  }
}
