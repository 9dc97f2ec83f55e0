import type { Locale } from '@schemas/layout/locale'

type In = { locale: Locale; timeZone: string }
const tagOf = (locale: Locale) => (locale === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB')

/** A day as people read it: in Thai with the Buddhist year. */
export const dayText = (at: Date, { locale, timeZone }: In): string =>
  new Intl.DateTimeFormat(tagOf(locale), { day: 'numeric', month: 'long', year: 'numeric', timeZone })
    .format(at)
    .replace(' พ.ศ. ', ' ')

export const timeText = (at: Date, { locale, timeZone }: In): string =>
  new Intl.DateTimeFormat(tagOf(locale), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at)
