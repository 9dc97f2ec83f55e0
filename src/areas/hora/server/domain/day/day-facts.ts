import { type AnimalRule, animalOf } from '@schemas/hora/rules/lunar/animal-year'
import { type HolyDay, holyDaysOf } from '@schemas/hora/rules/lunar/holy-days'
import { type LunarDate, lunarDateOf } from '@schemas/hora/rules/lunar/lunar-date'
import { tithiOf } from '../lunar/tithi'
import type { SunriseKind } from '../ascendant/minutes-since-sunrise'
import { skyInstant } from '../sky/instant'
import { type Place, type SunTimes, sunTimes } from '../sky/sunrise'
import { horakhunEpoch } from '@schemas/hora/rules/time/reckonings'
import { csOfDay, thaloengsok } from '../suriyayart/thaloengsok'
import { type Kalayok, type KalayokName, kalayokOf } from '@schemas/hora/rules/tables/kalayok'
import { type LuckyDay, luckyDaysOf } from '@schemas/hora/rules/tables/lucky-days'
import type { CivilDate } from '@schemas/hora/rules/time/civil-date'
import { astrologicalDayOn } from './astrological-day'
import { type Yam, yamsOf } from '@schemas/hora/rules/tables/yam'

/** What the calendar says of a day at a place, without a birth. Times in UTC milliseconds. */
export type DayFacts = SunTimes & {
  date: CivilDate
  jdn: number
  weekday: number
  horakhun: number
  /** Of the whole civil day: the new year from the day of Thaloengsok on. */
  cs: number
  thaloengsokMs: number
  lunar: LunarDate | null
  holyDay: HolyDay | null
  /** Astronomical, at the beginning of the day. */
  tithi: number
  animal: number
  yams: Yam[]
  kalayok: Record<KalayokName, Kalayok>
  lucky: LuckyDay[]
}

export function dayFacts(
  date: CivilDate,
  place: Place,
  { dayStart, animal }: { dayStart: SunriseKind; animal: AnimalRule },
): DayFacts {
  const { jdn, weekday, startMs } = astrologicalDayOn(date, place, dayStart)
  const cs = csOfDay(jdn)
  const lunar = lunarDateOf(jdn)
  return {
    date,
    jdn,
    weekday,
    ...sunTimes(date, place),
    horakhun: jdn - horakhunEpoch,
    cs,
    thaloengsokMs: thaloengsok(cs).utcMs,
    lunar,
    holyDay: (lunar && holyDaysOf(lunar.be).find((each) => each.jdn === jdn)?.name) ?? null,
    tithi: tithiOf(skyInstant(startMs)),
    animal: animalOf(animal, { year: date.year, cs, lunar }),
    yams: yamsOf(weekday, startMs),
    kalayok: kalayokOf(cs),
    lucky: luckyDaysOf(weekday, lunar),
  }
}
