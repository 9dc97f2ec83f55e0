import type { Locale } from '@schemas/layout/locale'
import { addDays } from '@schemas/work/rules/days'

/** From Monday; `value` 0 is Sunday. */
export const weekdayNames = (locale: Locale, weekday: 'short' | 'long'): { value: number; name: string }[] => {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  return [1, 2, 3, 4, 5, 6, 0].map((value) => ({
    value,
    // A Sunday, and the days after it.
    name: format.format(new Date(`${addDays('2026-11-29', value)}T00:00:00Z`)).replace(/^วัน/, ''),
  }))
}
