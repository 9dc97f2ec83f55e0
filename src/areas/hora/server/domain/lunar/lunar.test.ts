import { describe, expect, test } from 'vitest'
import { dateOfJdn, isoDate, jdnOf } from '@schemas/hora/rules/time/civil-date'
import { animalOf } from '@schemas/hora/rules/lunar/animal-year'
import { holyDaysOf } from '@schemas/hora/rules/lunar/holy-days'
import { jdnOfLunar, lunarCalendarDays, lunarDateOf } from '@schemas/hora/rules/lunar/lunar-date'
import { lunarMonths, monthsOf } from '@schemas/hora/rules/lunar/lunar-months'
import { fullMoonNear } from './tithi'
import { firstLunarYear, lastLunarYear, lunarYearDays, lunarYearType } from '@schemas/hora/rules/lunar/year-table'

const dayOn = (iso: string) => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return jdnOf({ year, month, day })
}

const holyDay = (be: number, name: string) => {
  const found = holyDaysOf(be).find((each) => each.name === name)
  return found && isoDate(dateOfJdn(found.jdn))
}

describe('the official calendar', () => {
  test('begins with month 1 waxing 1 of BE 2457', () => {
    expect(lunarDateOf(dayOn('1913-11-28'))).toMatchObject({ be: 2457, month: '1', phase: 'waxing', day: 1 })
    expect(lunarDateOf(dayOn('1913-11-27'))).toBeNull()
    expect(lunarDateOf(dayOn('2058-01-01'))).toBeNull()
  })

  test('has the holy days that were kept', () => {
    expect(holyDay(2567, 'makha')).toBe('2024-02-24')
    expect(holyDay(2555, 'visakha')).toBe('2012-06-04')
    expect(holyDay(2561, 'asalha')).toBe('2018-07-27')
    expect(holyDay(2561, 'khao-phansa')).toBe('2018-07-28')
    expect(holyDay(2565, 'ok-phansa')).toBe('2022-10-10')
  })

  test('gives each year the days of its type', () => {
    for (const type of ['normal', 'athikawan', 'athikamas'] as const)
      expect(monthsOf(type).reduce((sum, { days }) => sum + days, 0)).toBe(lunarYearDays[type])
    expect(monthsOf('athikamas').map(({ month }) => month)).toEqual([...lunarMonths])
    expect(monthsOf('athikawan').find(({ month }) => month === '7')?.days).toBe(30)
    expect([1944, 1945, 2012, 2013, 2031, 2032].map(lunarYearType)).toEqual([
      'athikamas',
      'athikawan',
      'athikamas',
      'normal',
      'athikamas',
      'athikawan',
    ])
  })

  test('gives every day one date, in order, and returns from it', () => {
    let previous = lunarDateOf(lunarCalendarDays.first)
    for (let jdn = lunarCalendarDays.first + 1; jdn <= lunarCalendarDays.last; jdn++) {
      const date = lunarDateOf(jdn)
      if (!date || !previous) throw new Error(`${isoDate(dateOfJdn(jdn))} has no lunar date.`)
      if (jdnOfLunar(date) !== jdn) throw new Error(`${isoDate(dateOfJdn(jdn))} does not return.`)
      const isNext = date.day === previous.day + 1 && date.phase === previous.phase
      const isNewPhase = date.day === 1 && date.phase !== previous.phase && previous.day >= 14
      if (!isNext && !isNewPhase) throw new Error(`${isoDate(dateOfJdn(jdn))} does not follow.`)
      // The last day of a month is the one before waxing 1.
      if (isNewPhase) expect(previous.wanphra).toBe(true)
      previous = date
    }
    expect(lunarCalendarDays.last).toBe(dayOn('2057-12-31'))
  })

  test('has four วันพระ in every month', () => {
    for (let be = firstLunarYear + 543; be <= lastLunarYear + 543; be++)
      for (const { month, days } of monthsOf(lunarYearType(be - 543))) {
        const first = jdnOfLunar({ be, month, phase: 'waxing', day: 1 }) ?? 0
        const wanphra = Array.from({ length: days }, (_, index) => index).filter(
          (index) => lunarDateOf(first + index)?.wanphra,
        )
        expect(wanphra).toEqual([7, 14, 22, days - 1])
      }
  })

  test('refuses dates that a year lacks', () => {
    const date = { be: 2568, phase: 'waning', day: 15 } as const
    expect(jdnOfLunar({ ...date, month: '7' })).not.toBeNull()
    expect(jdnOfLunar({ ...date, month: '9' })).toBeNull()
    expect(jdnOfLunar({ ...date, month: '8/8' })).toBeNull()
    expect(jdnOfLunar({ ...date, month: '8', day: 16 })).toBeNull()
    expect(jdnOfLunar({ ...date, month: '1', day: 1, be: 2602 })).toBeNull()
    expect(jdnOfLunar({ ...date, month: '3', day: 1, be: 2601 })).toBeNull()
  })

  test('marks years ahead of their decree', () => {
    expect(lunarDateOf(dayOn('2027-06-01'))?.projected).toBe(false)
    expect(lunarDateOf(dayOn('2028-06-01'))?.projected).toBe(true)
  })

  test('keeps waxing 15 within two days before and one after the full moon', () => {
    const distances = new Set<number>()
    for (let be = firstLunarYear + 543; be <= lastLunarYear + 543; be++)
      for (const { month } of monthsOf(lunarYearType(be - 543))) {
        const jdn = jdnOfLunar({ be, month, phase: 'waxing', day: 15 })
        if (jdn !== null) distances.add(fullMoonNear(jdn).officialAfter)
      }
    expect([...distances].sort((one, other) => one - other)).toEqual([-2, -1, 0, 1])
  })
})

test('changes the animal by each rule', () => {
  const facts = (iso: string, cs: number) => ({ year: Number(iso.slice(0, 4)), cs, lunar: lunarDateOf(dayOn(iso)) })
  const rat = 1
  const ox = 2
  // 2020 was a year of the rat, 2021 of the ox; Makha (month 4) was on 26 February, so month 5 began on 14 March.
  expect(animalOf('january', facts('2021-01-01', 1382))).toBe(ox)
  expect(animalOf('month5', facts('2021-03-13', 1382))).toBe(rat)
  expect(animalOf('month5', facts('2021-03-14', 1382))).toBe(ox)
  expect(animalOf('thaloengsok', facts('2021-04-15', 1382))).toBe(rat)
  expect(animalOf('thaloengsok', facts('2021-04-16', 1383))).toBe(ox)
  expect(animalOf('month5', { year: 1800, cs: 1161, lunar: null })).toBe(animalOf('january', facts('1799-06-01', 1161)))
})
