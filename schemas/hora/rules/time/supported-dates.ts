import { HoraInputError } from '../input-error'
import { type CivilDate, jdnOf } from './civil-date'
import { supportedYears } from './supported-years'

/** The dates for which charts are promised. The rules themselves also compute a few decades before and after. */
export const supportedDates = {
  first: { year: supportedYears.first, month: 1, day: 1 },
  last: { year: supportedYears.last, month: 12, day: 31 },
} as const

export const isSupportedDate = (date: CivilDate): boolean =>
  jdnOf(date) >= jdnOf(supportedDates.first) && jdnOf(date) <= jdnOf(supportedDates.last)

export function requireSupportedDate(date: CivilDate): void {
  if (!isSupportedDate(date)) throw new HoraInputError('unsupported-date')
}

/**
 * Published almanacs of Suriyayart reach back before 1800. Their rows, whose times are mean times with a plain offset, are
 * computed too.
 */
const firstAlmanacDate: CivilDate = { year: 1700, month: 1, day: 1 }

export function requireAlmanacDate(date: CivilDate): void {
  if (jdnOf(date) < jdnOf(firstAlmanacDate)) throw new HoraInputError('unsupported-date')
  if (jdnOf(date) > jdnOf(supportedDates.first)) requireSupportedDate(date)
}
