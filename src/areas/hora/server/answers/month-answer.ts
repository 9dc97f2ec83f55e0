import type * as z from 'zod/mini'
import type { monthDay } from '@schemas/hora/entities/calendar-day'
import { holyDaysOf } from '@schemas/hora/rules/lunar/holy-days'
import { lunarDateOf } from '@schemas/hora/rules/lunar/lunar-date'
import {
  type CivilDate,
  dateOfJdn,
  dayMs,
  isoDate,
  isoWithOffset,
  jdnOf,
  midnightMs,
  weekdayOfJdn,
} from '@schemas/hora/rules/time/civil-date'
import { beYearOf } from '@schemas/hora/rules/time/era'
import type { Locale } from '@schemas/layout/locale'
import { rulesOf } from './day-rules'
import { type MoonPhase, moonPhases } from '../domain/lunar/moon-phases'
import { tithiOf } from '../domain/lunar/tithi'
import { skyInstant } from '../domain/sky/instant'
import { csOfDay } from '../domain/suriyayart/thaloengsok'
import { zoneOffsetS } from '../domain/time/zone-offset'

export type MonthDay = z.infer<typeof monthDay>

/** The same date with the year of the Buddhist era. */
export const beDate = (date: CivilDate): string => isoDate({ ...date, year: beYearOf(date.year, date.month) })

/** The instant of a clock's midnight; a midnight that clocks skipped counts by the offset before it. */
export const midnightIn = (date: CivilDate, zone: string): number => {
  const wall = midnightMs(date)
  return wall - zoneOffsetS(zone, wall - zoneOffsetS(zone, wall) * 1000) * 1000
}

/** Days of a month, each with the lunar day, the real phase of the Moon by the zone's clock, and the rules that hold. */
export function monthDays(year: number, month: number, zone: string, locale: Locale): MonthDay[] {
  const first = jdnOf({ year, month, day: 1 })
  const last = jdnOf(month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 })
  const phases = moonPhases(midnightIn(dateOfJdn(first), zone), midnightIn(dateOfJdn(last), zone))
  return Array.from({ length: last - first }, (_, at) => dayCell(first + at, phases, zone, locale))
}

function dayCell(jdn: number, phases: readonly MoonPhase[], zone: string, locale: Locale): MonthDay {
  const date = dateOfJdn(jdn)
  const startMs = midnightIn(date, zone)
  const endMs = midnightIn(dateOfJdn(jdn + 1), zone)
  const phase = phases.find(({ utcMs }) => utcMs >= startMs && utcMs < endMs)
  const lunar = lunarDateOf(jdn)
  const holyDay = (lunar && holyDaysOf(lunar.be).find((each) => each.jdn === jdn)?.name) ?? null
  const weekday = weekdayOfJdn(jdn)
  const cs = csOfDay(jdn)
  return {
    date: isoDate(date),
    be: beDate(date),
    weekday,
    lunar,
    holyDay,
    tithi: tithiOf(skyInstant(startMs + dayMs / 4)),
    moon: phase ? { phase: phase.phase, at: isoWithOffset(phase.utcMs, zoneOffsetS(zone, phase.utcMs)) } : null,
    rules: rulesOf({ weekday, cs, lunar, holyDay }, locale),
    cs,
  }
}
