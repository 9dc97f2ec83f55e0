import { expect, it } from 'vitest'
import { buddhistYearOffset } from '../../../constants'
import { isSupportedDate } from './supported-dates'
import { supportedYears, unsupportedText } from './supported-years'

const { first, last } = supportedYears

it('supports the first to the last day of the years', () => {
  expect(isSupportedDate({ year: first, month: 1, day: 1 })).toBe(true)
  expect(isSupportedDate({ year: last, month: 12, day: 31 })).toBe(true)
  expect(isSupportedDate({ year: first - 1, month: 12, day: 31 })).toBe(false)
  expect(isSupportedDate({ year: last + 1, month: 1, day: 1 })).toBe(false)
})

it.each(Object.values(unsupportedText))('names the years in both eras: %s', (text) => {
  const years = [first, last, first + buddhistYearOffset, last + buddhistYearOffset]
  expect(new Set((text.match(/\d{4}/g) ?? []).map(Number))).toEqual(new Set(years))
})
