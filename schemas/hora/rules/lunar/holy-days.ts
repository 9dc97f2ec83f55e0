import { buddhistYearOffset } from '../../../constants'
import { jdnOfLunar } from './lunar-date'
import type { LunarMonth } from './lunar-months'
import { lunarYearType } from './year-table'

export type HolyDay = 'makha' | 'visakha' | 'asalha' | 'khao-phansa' | 'ok-phansa' | 'loy-krathong'

/** Months of their full moons, in normal and in athikamas years. Source: hora rules, "Lunar calendar". */
const fullMoons: [HolyDay, normal: LunarMonth, athikamas: LunarMonth][] = [
  ['makha', '3', '4'],
  ['visakha', '6', '7'],
  ['asalha', '8', '8/8'],
  ['ok-phansa', '11', '11'],
  ['loy-krathong', '12', '12'],
]

/** The holy days of a lunar year (Buddhist era) by civil day (JDN), in order; none outside the table. */
export function holyDaysOf(be: number): { name: HolyDay; jdn: number }[] {
  const isAthikamas = lunarYearType(be - buddhistYearOffset) === 'athikamas'
  return fullMoons.flatMap(([name, normal, athikamas]): { name: HolyDay; jdn: number }[] => {
    const jdn = jdnOfLunar({ be, month: isAthikamas ? athikamas : normal, phase: 'waxing', day: 15 })
    if (jdn === null) return []
    return name === 'asalha'
      ? [
          { name, jdn },
          { name: 'khao-phansa', jdn: jdn + 1 },
        ]
      : [{ name, jdn }]
  })
}
