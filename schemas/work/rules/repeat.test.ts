import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frequencies, readRule, type RepeatRule, writeRule } from './repeat'

const end = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 1, max: 999 }).map((count) => ({ count })),
  fc.constantFrom('2026-12-31', '2028-02-29').map((until) => ({ until })),
)
const dayOfMonth = fc.oneof(fc.constant('last' as const), fc.integer({ min: 1, max: 31 }))
const rule: fc.Arbitrary<RepeatRule> = fc
  .record({
    frequency: fc.constantFrom(...frequencies),
    interval: fc.integer({ min: 1, max: 5 }),
    days: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), { nil: undefined }),
    day: fc.option(dayOfMonth, { nil: undefined }),
    month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    end,
  })
  .map(({ frequency, interval, days, day: date, month, end: last }) => ({
    frequency,
    interval,
    ...(frequency === 'weekly' && days ? { days } : {}),
    ...((frequency === 'monthly' || frequency === 'yearly') && date ? { day: date } : {}),
    ...(frequency === 'yearly' && month ? { month } : {}),
    ...last,
  }))

it('is written as an RRULE and read as the same rule', () => {
  fc.assert(
    fc.property(rule, (wanted) => {
      expect(readRule(writeRule(wanted))).toEqual(wanted)
    }),
  )
  expect(writeRule({ frequency: 'monthly', interval: 1, day: 30 })).toBe('FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1')
})

it.each([
  '',
  'FREQ=SECONDLY',
  'FREQ=MINUTELY;INTERVAL=5',
  'FREQ=HOURLY',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;COUNT=0',
  'FREQ=DAILY;COUNT=1000',
  'FREQ=DAILY;COUNT=3;UNTIL=20261231',
  'FREQ=DAILY;UNTIL=20260230',
  'FREQ=DAILY;UNTIL=20261231T000000Z',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=WEEKLY;BYDAY=MO,MO',
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=DAILY;FREQ=WEEKLY',
])('refuses %s', (text) => expect(readRule(text)).toBeUndefined())
