import { expect, it } from 'vitest'
import { hoursOf, weekOf } from './week-hours'

it('edits the hours of a week, and leaves a second span of a day as it is', () => {
  const stored = [[], ['07:30-17:00'], ['07:30-11:00', '17:00-22:00'], [], [], ['18:00-02:00'], []]
  expect(hoursOf(weekOf(stored))).toEqual(stored)
  const week = weekOf([])
  expect(hoursOf(week)).toEqual(Array.from({ length: 7 }, () => []))
  const open = week.map((day, at) => (at === 1 ? { ...day, isOpen: true } : day))
  expect(hoursOf(open)[1]).toEqual(['09:00-18:00'])
})
