import { formatDate, formatTime } from '@kit/format'
import type { Locale } from '@schemas/layout/locale'
import { digitsOf } from './degree-text'
import type { Numerals } from './texts/bodies'

/** Two short lines for the middle of a wheel: the date and the time in a zone. */
export function momentLines(utc: string, zone: string, locale: Locale, numerals: Numerals): string[] {
  const digits = digitsOf(numerals)
  return [
    digits(formatDate(utc, locale, { timeZone: zone, style: 'day-month' })),
    digits(formatDate(utc, locale, { timeZone: zone, style: 'numeric' }).slice(-4)),
    digits(formatTime(utc, locale, { timeZone: zone })),
  ]
}
