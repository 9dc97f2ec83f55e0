import { expect, it } from 'vitest'
import { deliveryDays } from './delivery-days'

const table = { days: [1, 2] as const, orderBy: 12 }

it('counts from today before the hour of the site, from tomorrow after it', () => {
  const before = deliveryDays(new Date('2026-11-28T04:59:00Z'), 'Asia/Bangkok', table)
  expect([before.first, before.last].map((day) => day.toISOString().slice(0, 10))).toEqual(['2026-11-29', '2026-11-30'])
  expect(before.isToday).toBe(true)
  const after = deliveryDays(new Date('2026-11-28T05:00:00Z'), 'Asia/Bangkok', table)
  expect(after.first.toISOString().slice(0, 10)).toBe('2026-11-30')
  expect(after.isToday).toBe(false)
})

it('promises no hour where the site states none', () =>
  expect(
    deliveryDays(new Date('2026-11-28T16:00:00Z'), 'Asia/Bangkok', { days: [1, 1], orderBy: undefined }),
  ).toMatchObject({ isToday: false, first: new Date('2026-11-29T16:00:00Z') }))
