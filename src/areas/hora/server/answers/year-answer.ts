import type * as z from 'zod/mini'
import type { yearCard as yearCardSchema } from '@schemas/hora/entities/calendar-day'
import { lunarYearDays } from '@schemas/hora/rules/lunar/year-table'
import { dateOfJdn, isoDate, isoWithOffset } from '@schemas/hora/rules/time/civil-date'
import { bangkokMeanOffsetS } from '@schemas/hora/rules/time/local-mean-time'
import type { Locale } from '@schemas/layout/locale'
import { yearCard } from '../domain/convert/year-card'
import { holyDayNames } from './lunar-texts'

/** The card of a CE year. */
export function yearAnswer(year: number, locale: Locale): z.infer<typeof yearCardSchema> {
  const { be, cs, lunar, thaloengsok, animal, kalayok, holyDays } = yearCard(year)
  return {
    ce: year,
    be,
    cs,
    lunar: lunar && { ...lunar, days: lunarYearDays[lunar.type] },
    thaloengsok: isoWithOffset(thaloengsok.utcMs, bangkokMeanOffsetS),
    animal,
    kalayok,
    holyDays: holyDays.map(({ name, jdn }) => ({
      day: name,
      name: holyDayNames[name][locale],
      date: isoDate(dateOfJdn(jdn)),
    })),
  }
}
