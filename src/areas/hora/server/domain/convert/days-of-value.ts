import { HoraInputError } from '@schemas/hora/rules/input-error'
import { jdnOfLunar, type LunarDate } from '@schemas/hora/rules/lunar/lunar-date'
import { csOfDay } from '../suriyayart/thaloengsok'
import { type CivilDate, isRealDate, jdnOf } from '@schemas/hora/rules/time/civil-date'
import { ceYearOfBe, noSuchDate } from '@schemas/hora/rules/time/era'
import { csYearOffset, eraLag, horakhunEpoch } from '@schemas/hora/rules/time/reckonings'
import { buddhistYearOffset } from '@schemas/constants'

/** A date in one of the reckonings. */
export type DateValue =
  | { from: 'ce' | 'be' | 'cs' | 'rs' | 'ms'; date: CivilDate }
  | { from: 'lunar'; date: Pick<LunarDate, 'be' | 'month' | 'phase' | 'day'> }
  | { from: 'horakhun' | 'jdn'; number: number }

/**
 * The civil days (JDN) that a value may mean, the one by the rules first: two for January to March of a Buddhist year
 * before 2483, which many count as CE + 543, for month 8 of an athikamas year, and for the days of a CS year that its
 * two ends share. Refuses a value that means none.
 */
export function daysOfValue(value: DateValue): number[] {
  const found = candidates(value).filter((jdn, index, all) => all.indexOf(jdn) === index)
  if (found.length === 0) throw noSuchDate()
  return found
}

function candidates(value: DateValue): number[] {
  switch (value.from) {
    case 'ce':
      return realDay(value.date, value.date.year)
    case 'be':
    case 'rs':
    case 'ms':
      return buddhist(value.date, value.date.year + eraLag[value.from])
    case 'cs':
      return chulasakarat(value.date)
    case 'lunar':
      return lunar(value.date)
    case 'horakhun':
      return wholeDay(value.number + horakhunEpoch)
    case 'jdn':
      return wholeDay(value.number)
  }
}

const wholeDay = (jdn: number) => (Number.isSafeInteger(jdn) ? [jdn] : [])

function realDay(date: CivilDate, year: number): number[] {
  const civil = { ...date, year }
  return isRealDate(civil) ? [jdnOf(civil)] : []
}

function buddhist(date: CivilDate, be: number): number[] {
  if (date.month < 1 || date.month > 12) return []
  const official = officialYear(be, date.month)
  if (official === undefined) return realDay(date, be - buddhistYearOffset)
  return [official, be - buddhistYearOffset].flatMap((year) => realDay(date, year))
}

/** Undefined for the three months that BE 2483 did not have; the common reading CE + 543 is the only one then. */
function officialYear(be: number, month: number): number | undefined {
  try {
    return ceYearOfBe(be, month)
  } catch (error) {
    if (error instanceof HoraInputError) return undefined
    throw error
  }
}

/** A CS year begins in one CE year and ends in the next. */
const chulasakarat = (date: CivilDate): number[] =>
  [date.year + csYearOffset, date.year + csYearOffset + 1]
    .flatMap((year) => realDay(date, year))
    .filter((jdn) => csOfDay(jdn) === date.year)

function lunar(date: Pick<LunarDate, 'be' | 'month' | 'phase' | 'day'>): number[] {
  const months = date.month === '8' ? (['8', '8/8'] as const) : [date.month]
  return months.flatMap((month) => jdnOfLunar({ ...date, month }) ?? [])
}
