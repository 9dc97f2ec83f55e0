import { buddhistYearOffset } from '../../../constants'
import { jdnOf } from '../time/civil-date'
import { type LunarMonth, monthsOf } from './lunar-months'
import {
  firstLunarYear,
  firstProjectedYear,
  lastLunarYear,
  lunarYearDays,
  lunarYearType,
  type LunarYearType,
} from './year-table'

export type LunarPhase = 'waxing' | 'waning'

/** A day of the official calendar (ปฏิทินจันทรคติ). */
export type LunarDate = {
  /** The Buddhist year, borne from month 5 on; months 1–4 precede it. */
  be: number
  month: LunarMonth
  phase: LunarPhase
  /** 1–15; waning ends at 14 in months of 29 days. */
  day: number
  yearType: LunarYearType
  /** วันพระ: waxing 8 and 15, waning 8 and the last day. */
  wanphra: boolean
  /** The year is computed ahead of its decree. */
  projected: boolean
}

/** Month 1 waxing 1 of the lunar year BE 2457. */
const firstDay = jdnOf({ year: 1913, month: 11, day: 28 })

/** First days of the lunar years (JDN), and of the one after the last. */
const yearStarts = listYearStarts()

function listYearStarts(): readonly number[] {
  const starts = [firstDay]
  for (let year = firstLunarYear; year <= lastLunarYear; year++)
    starts.push((starts.at(-1) ?? firstDay) + lunarYearDays[lunarYearType(year)])
  return starts
}

/**
 * JDNs within which the official calendar is known. The last lunar year ends on 2057-11-26; the five weeks until the
 * year's end lie in months 1 and 2 of the next, which have the same days in years of every type.
 */
export const lunarCalendarDays = { first: firstDay, last: jdnOf({ year: 2057, month: 12, day: 31 }) }

/** The official lunar date of a civil day; null outside the table. */
export function lunarDateOf(jdn: number): LunarDate | null {
  if (jdn < lunarCalendarDays.first || jdn > lunarCalendarDays.last) return null
  // 370 days are more than the mean lunar year, so the estimate is never too late.
  let index = Math.floor((jdn - firstDay) / 370)
  while ((yearStarts[index + 1] ?? Infinity) <= jdn) index++
  const year = firstLunarYear + index
  const yearType = lunarYearType(year)
  let rest = jdn - (yearStarts[index] ?? firstDay)
  for (const { month, days } of monthsOf(yearType)) {
    if (rest < days)
      return { be: year + buddhistYearOffset, month, ...dayOf(rest + 1, days), yearType, projected: isProjected(year) }
    rest -= days
  }
  return null
}

/** `number` counts from 1 through the month. */
function dayOf(number: number, days: number): Pick<LunarDate, 'phase' | 'day' | 'wanphra'> {
  const phase = number <= 15 ? 'waxing' : 'waning'
  const day = phase === 'waxing' ? number : number - 15
  return { phase, day, wanphra: day === 8 || day === 15 || number === days }
}

const isProjected = (year: number) => year >= firstProjectedYear

/** The civil day (JDN) of a lunar date; null where there is no such date or no table. */
export function jdnOfLunar({
  be,
  month,
  phase,
  day,
}: Pick<LunarDate, 'be' | 'month' | 'phase' | 'day'>): number | null {
  const year = be - buddhistYearOffset
  const start = yearStarts[year - firstLunarYear]
  if (start === undefined || !Number.isInteger(day) || day < 1 || day > 15) return null
  let passed = 0
  for (const { month: each, days } of monthsOf(lunarYearType(year))) {
    if (each === month) {
      const number = phase === 'waxing' ? day : day + 15
      const jdn = start + passed + number - 1
      return number <= days && jdn <= lunarCalendarDays.last ? jdn : null
    }
    passed += days
  }
  return null
}
