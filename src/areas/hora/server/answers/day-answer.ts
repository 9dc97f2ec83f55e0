import type * as z from 'zod/mini'
import type { calendarDay } from '@schemas/hora/entities/calendar-day'
import { weekdayLords } from '@schemas/hora/rules/bodies'
import { type CivilDate, dateOfJdn, dayMs, isoDate, isoWithOffset } from '@schemas/hora/rules/time/civil-date'
import { bangkokMeanOffsetS } from '@schemas/hora/rules/time/local-mean-time'
import type { Locale } from '@schemas/layout/locale'
import type { ChartOptions } from '../domain/chart/options'
import { astrologicalDayOn } from '../domain/day/astrological-day'
import { dayFacts } from '../domain/day/day-facts'
import { rulesOf } from './day-rules'
import { moonReukAt, moonReukEntries } from '../domain/day/moon-entries'
import { moonPhases } from '../domain/lunar/moon-phases'
import type { SitePlace } from '../settings'
import { zoneOffsetS } from '../domain/time/zone-offset'
import { beDate, midnightIn } from './month-answer'

type DayOptions = Pick<ChartOptions, 'planets' | 'dayStart' | 'animal'>

/** A day of the calendar at a place. */
export function dayAnswer(
  date: CivilDate,
  place: SitePlace,
  options: DayOptions,
  locale: Locale,
): z.infer<typeof calendarDay> {
  const facts = dayFacts(date, place, options)
  const iso = (utcMs: number) => isoWithOffset(utcMs, zoneOffsetS(place.zone, utcMs))
  const midnight = midnightIn(date, place.zone)
  const [phase] = moonPhases(midnight, midnightIn(dateOfJdn(facts.jdn + 1), place.zone))
  const { startMs } = astrologicalDayOn(date, place, options.dayStart)
  const method = options.planets
  return {
    date: isoDate(date),
    be: beDate(date),
    place,
    weekday: facts.weekday,
    lord: weekdayLords[facts.weekday] ?? 'sun',
    sunrise: facts.sunrise === null ? null : iso(facts.sunrise),
    sunset: facts.sunset === null ? null : iso(facts.sunset),
    horakhun: facts.horakhun,
    cs: facts.cs,
    thaloengsok: isoWithOffset(facts.thaloengsokMs, bangkokMeanOffsetS),
    lunar: facts.lunar,
    holyDay: facts.holyDay,
    tithi: facts.tithi,
    animal: facts.animal,
    yams: facts.yams.map(({ part, number, lord, fromMs, toMs }) => ({
      part,
      number,
      lord,
      from: iso(fromMs),
      to: iso(toMs),
    })),
    kalayok: facts.kalayok,
    moon: phase ? { phase: phase.phase, at: iso(phase.utcMs) } : null,
    rules: rulesOf(facts, locale),
    reuks: [
      { reuk: moonReukAt(startMs, method), from: iso(startMs) },
      ...moonReukEntries(startMs, startMs + dayMs - 1, method).map(({ value, utcMs }) => ({
        reuk: value,
        from: iso(utcMs),
      })),
    ],
  }
}
