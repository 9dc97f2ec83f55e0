import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween, weekdayOf, weekStart } from '@schemas/work/rules/days'
import { frequencies, readRule, type RepeatRule } from '@schemas/work/rules/repeat'
import { nextDates, nextOccurrence } from './occurrences'

const dayOf = (count: number) => addDays('2024-01-01', count)
const day = fc.integer({ min: 0, max: 3000 }).map(dayOf)
const dayOfMonth = fc.oneof(fc.constant('last' as const), fc.integer({ min: 1, max: 31 }))
const rule: fc.Arbitrary<RepeatRule> = fc
  .record({
    frequency: fc.constantFrom(...frequencies),
    interval: fc.integer({ min: 1, max: 5 }),
    days: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), { nil: undefined }),
    day: fc.option(dayOfMonth, { nil: undefined }),
    month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  })
  .map(({ frequency, interval, days, day: date, month }) => ({
    frequency,
    interval,
    ...(frequency === 'weekly' && days ? { days } : {}),
    ...((frequency === 'monthly' || frequency === 'yearly') && date ? { day: date } : {}),
    ...(frequency === 'yearly' && month ? { month } : {}),
  }))

const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1
const isLast = (text: string) => addDays(text, 1).endsWith('-01')

/** Whether a day belongs to a rule, one day at a time. */
function occurs(wanted: RepeatRule, anchor: string, each: string): boolean {
  const { frequency, interval } = wanted
  const isTurn = (count: number) => ((count % interval) + interval) % interval === 0
  if (frequency === 'daily') return isTurn(daysBetween(anchor, each))
  if (frequency === 'weekly')
    return (
      isTurn(daysBetween(weekStart(anchor), weekStart(each)) / 7) &&
      (wanted.days ?? [weekdayOf(anchor)]).includes(weekdayOf(each))
    )
  const date = wanted.day ?? Number(anchor.slice(8))
  const isDate =
    date === 'last' ? isLast(each) : Number(each.slice(8)) === date || (isLast(each) && Number(each.slice(8)) < date)
  if (frequency === 'monthly') return isDate && isTurn(monthOf(each) - monthOf(anchor))
  const month = wanted.month ?? (monthOf(anchor) % 12) + 1
  return isDate && (monthOf(each) % 12) + 1 === month && isTurn(Number(each.slice(0, 4)) - Number(anchor.slice(0, 4)))
}

it('is the first day of the rule after another, with none between, and none after its last day', () => {
  const ends = fc.option(fc.integer({ min: 0, max: 1600 }), { nil: undefined })
  fc.assert(
    fc.property(rule, day, fc.integer({ min: 0, max: 800 }), ends, (wanted, anchor, wait, length) => {
      const after = addDays(anchor, wait)
      const until = length === undefined ? undefined : addDays(anchor, length)
      const next = nextOccurrence({ ...wanted, ...(until ? { until } : {}) }, anchor, after)
      let first = addDays(after, 1)
      while (!occurs(wanted, anchor, first)) first = addDays(first, 1)
      expect(next).toBe(until !== undefined && first > until ? undefined : first)
    }),
  )
})

it('falls on the last day of months that are too short, and returns to its own', () => {
  const wanted = readRule('FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1')
  const run = ['2027-12-31']
  for (let at = 0; at < 4; at += 1)
    run.push(nextOccurrence(wanted as RepeatRule, run.at(-1) ?? '', run.at(-1) ?? '') ?? '')
  expect(run.slice(1)).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'])
})

it('counts from the old date, or from the day done, and moves both dates alike', () => {
  const weekly = { frequency: 'weekly' as const, interval: 1 }
  const old = { startOn: '2026-11-20', dueOn: '2026-11-23' }
  // Two weeks late, on a Wednesday.
  expect(nextDates({ rule: weekly, mode: 'fixed', leadDays: 0 }, old, '2026-12-09')).toEqual({
    startOn: '2026-12-11',
    dueOn: '2026-12-14',
    snoozedUntil: '2026-12-11',
  })
  expect(nextDates({ rule: weekly, mode: 'after_done', leadDays: 5 }, old, '2026-12-09')).toEqual({
    startOn: '2026-12-13',
    dueOn: '2026-12-16',
    snoozedUntil: null,
  })
  // Done early: the date that was done does not come again.
  expect(
    nextDates({ rule: weekly, mode: 'fixed', leadDays: 2 }, { startOn: null, dueOn: '2026-11-30' }, '2026-11-27'),
  ).toEqual({
    startOn: null,
    dueOn: '2026-12-07',
    snoozedUntil: '2026-12-05',
  })
})

it('has no dates after its last day, whichever way it counts', () => {
  const weekly = { frequency: 'weekly' as const, interval: 1, until: '2026-12-10' }
  const old = { startOn: null, dueOn: '2026-12-03' }
  expect(nextDates({ rule: weekly, mode: 'fixed', leadDays: 0 }, old, '2026-12-03')?.dueOn).toBe('2026-12-10')
  expect(
    nextDates({ rule: weekly, mode: 'fixed', leadDays: 0 }, { startOn: null, dueOn: '2026-12-10' }, '2026-12-09'),
  ).toBeUndefined()
  expect(nextDates({ rule: weekly, mode: 'after_done', leadDays: 0 }, old, '2026-12-04')).toBeUndefined()
  // Overdue beyond its end.
  expect(nextDates({ rule: weekly, mode: 'fixed', leadDays: 0 }, old, '2027-06-01')).toBeUndefined()
})
