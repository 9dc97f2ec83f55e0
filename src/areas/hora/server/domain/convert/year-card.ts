import { holyDaysOf } from '@schemas/hora/rules/lunar/holy-days'
import {
  firstLunarYear,
  firstProjectedYear,
  lastLunarYear,
  lunarYearType,
  type LunarYearType,
} from '@schemas/hora/rules/lunar/year-table'
import { thaloengsok } from '../suriyayart/thaloengsok'
import { kalayokOf } from '@schemas/hora/rules/tables/kalayok'
import { csYearOffset } from '@schemas/hora/rules/time/reckonings'
import { buddhistYearOffset } from '@schemas/constants'
import { modulo } from '@schemas/hora/rules/angle'

/** What is known of a year: `be` is CE + 543 throughout. */
export type YearCard = {
  be: number
  cs: number
  lunar: { type: LunarYearType; projected: boolean } | null
  thaloengsok: { utcMs: number; jdn: number }
  /** 1 = rat … 12 = pig, of the greater part of the year. */
  animal: number
  kalayok: ReturnType<typeof kalayokOf>
  holyDays: ReturnType<typeof holyDaysOf>
}

/** The card of a CE year, with the CS year that begins in it. */
export function yearCard(year: number): YearCard {
  const cs = year - csYearOffset
  const hasCalendar = year >= firstLunarYear && year <= lastLunarYear
  return {
    be: year + buddhistYearOffset,
    cs,
    lunar: hasCalendar ? { type: lunarYearType(year), projected: year >= firstProjectedYear } : null,
    thaloengsok: thaloengsok(cs),
    animal: modulo(year - 4, 12) + 1,
    kalayok: kalayokOf(cs),
    holyDays: holyDaysOf(year + buddhistYearOffset),
  }
}
