import { buddhistYearOffset } from '../../../constants'
import { HoraInputError } from '../input-error'
import { type CivilDate, isRealDate } from './civil-date'

/** Christian era or Buddhist era. Always an explicit choice. */
export type Era = 'ce' | 'be'

/** The first CE year whose January belongs to BE = CE + 543; until 1940 the Thai year began on 1 April. */
const januaryReform = 1941

/** From this date Thailand had a solar calendar; earlier dates are proleptic Gregorian. */
export const thaiSolarCalendarBegan: CivilDate = { year: 1889, month: 4, day: 1 }

/** The Buddhist year of a month. January to March of CE y ≤ 1940 belong to y + 542. */
export const beYearOf = (ceYear: number, month: number): number =>
  ceYear < januaryReform && month <= 3 ? ceYear + buddhistYearOffset - 1 : ceYear + buddhistYearOffset

/** The CE year of a month of a Buddhist year. Refuses January to March of BE 2483, which had none. */
export function ceYearOfBe(beYear: number, month: number): number {
  if (month > 3 || beYear - buddhistYearOffset >= januaryReform) return beYear - buddhistYearOffset
  const ceYear = beYear - buddhistYearOffset + 1
  if (ceYear >= januaryReform) throw new HoraInputError('be-2483')
  return ceYear
}

/** A date typed in an era as a CE date. Refuses a missing era and a date that does not exist. */
export function dateInEra(date: CivilDate, era: Era | undefined): CivilDate {
  if (era === undefined) throw new HoraInputError('no-era')
  // A month out of range has no year of the Buddhist era either.
  if (date.month < 1 || date.month > 12) throw noSuchDate()
  const civil = era === 'be' ? { ...date, year: ceYearOfBe(date.year, date.month) } : date
  if (!isRealDate(civil)) throw noSuchDate()
  return civil
}

export const noSuchDate = () => new HoraInputError('no-such-date')
