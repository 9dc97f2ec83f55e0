import { expect, it } from 'vitest'
import { addDays, addMonths, weekdayOf, weeksOfMonth } from './weeks'

it('covers every month of ten years with whole weeks from Sunday on', () => {
  for (let at = 0; at < 120; at += 1) {
    const month = addMonths('2024-01-15', at).slice(0, 7)
    const days = weeksOfMonth(month).flat()
    expect(days.length % 7).toBe(0)
    expect(weekdayOf(days[0] ?? '')).toBe(0)
    expect(days).toEqual(days.map((_day, index) => addDays(days[0] ?? '', index)))
    const inside = days.filter((day) => day.startsWith(month))
    expect(inside[0]).toBe(`${month}-01`)
    expect(addDays(inside.at(-1) ?? '', 1)).toBe(addMonths(`${month}-01`, 1))
    // No week without a day of the month.
    expect(weeksOfMonth(month).every((week) => week.some((day) => day.startsWith(month)))).toBe(true)
  }
})

it('ends in a shorter month at its last day', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-12-31', -1)).toBe('2026-11-30')
})
