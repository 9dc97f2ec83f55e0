import type { Locale } from '@schemas/layout/locale'

/** A moment as mails and documents say it: the Buddhist year in Thai. Without `timeZone` in that of the machine. */
export const formatMoment = (
  at: Date,
  locale: Locale,
  options: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'timeZone'>,
): string => new Intl.DateTimeFormat(locale === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB', options).format(at)

/** A day, `2026-11-28`, in full: `28 พฤศจิกายน 2569`, `28 November 2026`. */
export const formatDay = (day: string, locale: Locale): string =>
  formatMoment(new Date(`${day}T00:00:00Z`), locale, { dateStyle: 'long', timeZone: 'UTC' })
    // Some versions of the time data name the era.
    .replace(/ (?:พ\.ศ\.|พุทธศักราช) /, ' ')
