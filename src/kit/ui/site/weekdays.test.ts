import { expect, test } from 'vitest'
import { weekdayIn, weekdaysOf } from './weekdays'

test('parses ranges, lists and single days in both languages', () => {
  expect(weekdaysOf('Monday–Friday', 'en')).toEqual([1, 2, 3, 4, 5])
  expect(weekdaysOf('Fri to Mon', 'en')).toEqual([5, 6, 7, 1])
  expect(weekdaysOf('Saturday, Sunday', 'en')).toEqual([6, 7])
  expect(weekdaysOf('Mon–Wed, Fri', 'en')).toEqual([1, 2, 3, 5])
  expect(weekdaysOf('จันทร์–พุธ และ ศุกร์', 'th')).toEqual([1, 2, 3, 5])
  expect(weekdaysOf('จันทร์–ศุกร์', 'th')).toEqual([1, 2, 3, 4, 5])
  expect(weekdaysOf('วันพฤหัสบดี', 'th')).toEqual([4])
  expect(weekdaysOf('ทุกวัน', 'th')).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(weekdaysOf('by appointment', 'en')).toEqual([])
})

test('uses the weekday of the zone instead of the machine', () => {
  expect(weekdayIn('Asia/Bangkok', new Date('2026-11-20T18:00:00Z'))).toBe(6)
  expect(weekdayIn('UTC', new Date('2026-11-20T18:00:00Z'))).toBe(5)
})
