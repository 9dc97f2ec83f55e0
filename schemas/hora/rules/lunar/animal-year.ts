import { buddhistYearOffset } from '../../../constants'
import { modulo } from '../angle'
import { csYearOffset } from '../time/reckonings'
import type { LunarDate } from './lunar-date'

/** When the year's animal (ปีนักษัตร) changes: month 5 waxing 1, Thaloengsok, or 1 January. */
export type AnimalRule = 'month5' | 'thaloengsok' | 'january'

/** The animal of a CE year: 1 = rat (ชวด) … 12 = pig (กุน). */
const animalOfYear = (year: number) => modulo(year - 4, 12) + 1

/** Months that precede the change at month 5. */
const beforeChange = new Set(['1', '2', '3', '4'])

/**
 * The animal 1–12 of a day. `year` is its CE year, `cs` its Chulasakarat. Outside the official calendar the month-5 rule
 * is not known; the answer is then that of Thaloengsok.
 */
export function animalOf(rule: AnimalRule, day: { year: number; cs: number; lunar: LunarDate | null }): number {
  if (rule === 'january') return animalOfYear(day.year)
  if (rule === 'thaloengsok' || !day.lunar) return animalOfYear(day.cs + csYearOffset)
  const { be, month } = day.lunar
  return animalOfYear(beforeChange.has(month) ? be - buddhistYearOffset - 1 : be - buddhistYearOffset)
}
