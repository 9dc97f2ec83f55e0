import { describe, expect, it } from 'vitest'
import { castInput, chartInput, emptyForm, thaiOptions, writtenDate, writtenTime } from './birth-form'
import { checkDate, problemsOf } from './check-form'
import { formMessages } from './messages'

const place = { label: 'เชียงใหม่', lat: 18.7883, lon: 98.9853, zone: 'Asia/Bangkok' }
const form = { ...emptyForm('th', place, thaiOptions), day: '13', month: '4', year: '2568', time: '6:00' }

describe('checkDate', () => {
  it('knows weekday and lunar day of a date in its era', () => {
    expect(checkDate(form)).toMatchObject({
      civil: { year: 2025, month: 4, day: 13 },
      weekday: 0,
      lunar: { month: '5', phase: 'waning', day: 1 },
    })
    expect(checkDate({ ...form, year: '๒๕๖๘', day: '๑๓' }).civil).toEqual({ year: 2025, month: 4, day: 13 })
  })

  it.each([
    ['ce', '2568', { era: 'be', year: 2568 }],
    ['be', '2025', { era: 'ce', year: 2025 }],
  ] as const)('asks what is meant by %s %s', (era, year, meant) => {
    expect(checkDate({ ...form, era, year })).toEqual({ meant })
    expect(problemsOf({ ...form, era, year }).date).toBe(formMessages.chooseEra)
  })

  it.each([
    ['31', '2', '2568', formMessages.noSuchDate],
    ['1', '2', '2483', formMessages.be2483],
    ['1', '1', '2700', formMessages.unsupported],
  ])('refuses %s/%s/%s', (day, month, year, problem) => {
    expect(problemsOf({ ...form, day, month, year }).date).toBe(problem)
  })

  it('knows no lunar day outside the official calendar', () => {
    expect(checkDate({ ...form, year: '2400' }).lunar).toBeNull()
  })
})

it('names every field that is missing', () => {
  const empty = emptyForm('th', undefined, thaiOptions)
  expect(Object.keys(problemsOf(empty)).sort()).toEqual(['date', 'place', 'time'])
  expect(problemsOf({ ...empty, precision: 'unknown' }).time).toBeUndefined()
})

it.each([
  ['6:00', '06:00'],
  ['06.30', '06:30'],
  ['0615', '06:15'],
  ['๒๓:๕๙', '23:59'],
  ['06:00:30', '06:00:30'],
  ['24:00', undefined],
  ['6', undefined],
])('reads the time %s', (typed, time) => expect(writtenTime(typed)).toBe(time))

it('sends a date as it is written, in its era, and no time that is not known', () => {
  expect(writtenDate(form)).toBe('2568-04-13')
  expect(castInput({ ...form, place })).toMatchObject({ date: '2568-04-13', era: 'be', time: '06:00', lat: 18.7883 })
  expect(castInput({ ...form, place, precision: 'unknown' })).not.toHaveProperty('time')
  expect(chartInput({ ...form, place, precision: 'unknown' }).birth.time).toBeNull()
})
