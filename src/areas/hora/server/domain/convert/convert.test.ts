import { describe, expect, test } from 'vitest'
import { dateOfJdn, isoDate, jdnOf } from '@schemas/hora/rules/time/civil-date'
import { dateForms } from './date-forms'
import { type DateValue, daysOfValue } from './days-of-value'
import { yearCard } from './year-card'

const day = (year: number, month: number, dayOfMonth: number) => jdnOf({ year, month, day: dayOfMonth })
const isoDays = (value: DateValue) => daysOfValue(value).map((jdn) => isoDate(dateOfJdn(jdn)))

test('returns every day 1914–2057 from each of its forms', () => {
  const first = day(1914, 1, 1)
  const last = day(2057, 12, 31)
  expect(last - first + 1).toBe(52_596)
  for (let jdn = first; jdn <= last; jdn++) {
    const { lunar, horakhun, ...forms } = dateForms(jdn)
    if (!lunar) throw new Error(`${isoDate(dateOfJdn(jdn))} has no lunar date.`)
    const values: DateValue[] = [
      ...(['ce', 'be', 'cs', 'rs', 'ms'] as const).map((from) => ({ from, date: forms[from] })),
      { from: 'lunar', date: lunar },
      { from: 'horakhun', number: horakhun },
      { from: 'jdn', number: jdn },
    ]
    for (const value of values)
      if (!daysOfValue(value).includes(jdn)) throw new Error(`${isoDate(forms.ce)} does not return from ${value.from}.`)
  }
})

describe('values with two answers', () => {
  test('puts the rule before the common reading of early Buddhist years', () => {
    expect(isoDays({ from: 'be', date: { year: 2470, month: 2, day: 1 } })).toEqual(['1928-02-01', '1927-02-01'])
    expect(isoDays({ from: 'be', date: { year: 2470, month: 4, day: 1 } })).toEqual(['1927-04-01'])
    expect(isoDays({ from: 'be', date: { year: 2483, month: 2, day: 1 } })).toEqual(['1940-02-01'])
    expect(isoDays({ from: 'be', date: { year: 2484, month: 2, day: 1 } })).toEqual(['1941-02-01'])
  })

  test('knows both months 8 of an athikamas year', () => {
    const daysIn = (be: number) => daysOfValue({ from: 'lunar', date: { be, month: '8', phase: 'waxing', day: 15 } })
    expect(daysIn(2566)).toHaveLength(2)
    expect(daysIn(2567)).toHaveLength(1)
  })

  test('knows the day that both ends of a CS year share', () => {
    const shared = Array.from({ length: 400 }, (_, index) => index + 1150).flatMap((cs) =>
      Array.from({ length: 20 }, (_, index) => ({ year: cs, month: 4, day: index + 1 }))
        .filter((date) => Math.abs(date.day - 15) <= 4)
        .map((date) => ({ from: 'cs' as const, date }))
        .filter((value) => {
          try {
            return daysOfValue(value).length === 2
          } catch {
            return false
          }
        }),
    )
    expect(shared.length).toBeGreaterThan(0)
  })
})

test('refuses values that mean no day', () => {
  const none: DateValue[] = [
    { from: 'ce', date: { year: 2025, month: 2, day: 31 } },
    { from: 'be', date: { year: 2568, month: 13, day: 1 } },
    { from: 'lunar', date: { be: 2567, month: '8/8', phase: 'waxing', day: 1 } },
    { from: 'lunar', date: { be: 2400, month: '1', phase: 'waxing', day: 1 } },
    { from: 'jdn', number: 2_451_545.5 },
  ]
  for (const value of none) expect(() => daysOfValue(value)).toThrow('There is no such date.')
})

test('writes one day in every era', () => {
  expect(dateForms(day(2024, 4, 16))).toMatchObject({
    be: { year: 2567 },
    cs: { year: 1386 },
    rs: { year: 243 },
    ms: { year: 1946 },
    horakhun: 506_250,
    jdn: 2_460_417,
    weekday: 2,
  })
  expect(dateForms(day(2024, 4, 15)).cs.year).toBe(1385)
})

test('tells the card of a year', () => {
  const card = yearCard(2024)
  expect(card).toMatchObject({ be: 2567, cs: 1386, lunar: { type: 'normal', projected: false }, animal: 5 })
  expect(card.holyDays.map(({ name }) => name)).toEqual([
    'makha',
    'visakha',
    'asalha',
    'khao-phansa',
    'ok-phansa',
    'loy-krathong',
  ])
  expect(yearCard(1900)).toMatchObject({ lunar: null, holyDays: [] })
})
