import { type AstrologicalDay, astrologicalDay, isNightOf } from '../day/astrological-day'
import { yamOf } from '@schemas/hora/rules/tables/yam'
import { type AnimalRule, animalOf } from '@schemas/hora/rules/lunar/animal-year'
import { type LunarDate, lunarDateOf } from '@schemas/hora/rules/lunar/lunar-date'
import { tithiOf } from '../lunar/tithi'
import type { Lord } from '@schemas/hora/rules/bodies'
import type { SkyInstant } from '../sky/instant'
import { sunTimes } from '../sky/sunrise'
import { suriyayartMoment } from '../suriyayart/epoch'
import { thaloengsok } from '../suriyayart/thaloengsok'
import { type Thaksa, thaksaOf } from '@schemas/hora/rules/tables/thaksa'
import { isoDate, isoWithOffset } from '@schemas/hora/rules/time/civil-date'
import { bangkokMeanOffsetS } from '@schemas/hora/rules/time/local-mean-time'
import type { Birth } from './birth'
import type { ChartOptions } from './options'

/** The day of a chart. Times are ISO with the offset of the birth; Thaloengsok is in Bangkok mean time. */
export type ChartDay = {
  date: string
  weekday: number
  sunrise: string | null
  sunset: string | null
  /** H of Suriyayart: of the civil day of Bangkok mean time. */
  horakhun: number
  cs: number
  thaloengsok: string
  lunar: LunarDate | null
  tithi: number
  animal: number
  yam: ChartYam | null
}

export type ChartYam = { part: 'day' | 'night'; number: number; lord: Lord; from: string; to: string }

export function chartDay(birth: Birth, instant: SkyInstant, options: ChartOptions): { day: ChartDay; thaksa: Thaksa } {
  const { utcMs, place, isTimeKnown } = birth
  const day = astrologicalDay(utcMs, place, options.dayStart)
  const isNight = isTimeKnown && isNightOf(day, utcMs, place.lon)
  return {
    day: {
      ...datesOf(day, utcMs, options.animal),
      ...sunOf(day, birth),
      tithi: tithiOf(instant),
      yam: isTimeKnown ? chartYam(day, birth) : null,
    },
    thaksa: thaksaOf(day.weekday, isNight, options.wednesday),
  }
}

function datesOf(day: AstrologicalDay, utcMs: number, rule: AnimalRule) {
  const { horakhun, cs } = suriyayartMoment(utcMs)
  const lunar = lunarDateOf(day.jdn)
  return {
    date: isoDate(day.date),
    weekday: day.weekday,
    horakhun,
    cs,
    thaloengsok: isoWithOffset(thaloengsok(cs).utcMs, bangkokMeanOffsetS),
    lunar,
    animal: animalOf(rule, { year: day.date.year, cs, lunar }),
  }
}

function sunOf(day: AstrologicalDay, { place, utcOffsetS }: Birth) {
  const { sunrise, sunset } = sunTimes(day.date, place)
  return {
    sunrise: sunrise === null ? null : isoWithOffset(sunrise, utcOffsetS),
    sunset: sunset === null ? null : isoWithOffset(sunset, utcOffsetS),
  }
}

function chartYam(day: AstrologicalDay, { utcMs, utcOffsetS }: Birth): ChartYam {
  const { part, number, lord, fromMs, toMs } = yamOf(day.weekday, day.startMs, utcMs)
  return { part, number, lord, from: isoWithOffset(fromMs, utcOffsetS), to: isoWithOffset(toMs, utcOffsetS) }
}
