import { expect, it } from 'vitest'
import { barOf, endsOf, movedBy, placeOf, spanOf, stripesOf } from './span'

const frame = { from: '2026-11-23', days: 28 }

it('spans one day where a task has one date, and nothing without any', () => {
  expect(spanOf({ startOn: null, dueOn: '2026-11-30' })).toEqual({ start: '2026-11-30', end: '2026-11-30' })
  expect(spanOf({ startOn: '2026-11-24', dueOn: null })).toEqual({ start: '2026-11-24', end: '2026-11-24' })
  expect(spanOf({ startOn: null, dueOn: null })).toBeUndefined()
})

it('places bars with their last day, cut at the frame', () => {
  expect(placeOf(frame, '2026-12-07')).toBe(50)
  expect(barOf(frame, { start: '2026-11-23', end: '2026-11-29' })).toEqual({
    left: 0,
    width: 25,
    isCutLeft: false,
    isCutRight: false,
  })
  expect(barOf(frame, { start: '2026-11-01', end: '2027-02-01' })).toEqual({
    left: 0,
    width: 100,
    isCutLeft: true,
    isCutRight: true,
  })
  expect(barOf(frame, { start: '2026-11-01', end: '2026-11-22' })).toBeUndefined()
  expect(barOf(frame, { start: '2026-12-21', end: '2026-12-22' })).toBeUndefined()
})

it('moves both days, over months and years', () => {
  expect(movedBy({ start: '2026-12-30', end: '2026-12-31' }, 1)).toEqual({ start: '2026-12-31', end: '2027-01-01' })
})

it('joins days off that follow one another', () => {
  expect(stripesOf({ from: '2026-11-23', days: 14 }, [1, 2, 3, 4, 5], ['2026-11-30'])).toEqual([
    { start: '2026-11-28', end: '2026-11-30' },
    { start: '2026-12-05', end: '2026-12-06' },
  ])
})

it.each([
  ['FS', { out: '2026-11-26', into: '2026-11-26', isBroken: false }],
  ['SS', { out: '2026-11-24', into: '2026-11-26', isBroken: false }],
  ['FF', { out: '2026-11-26', into: '2026-11-28', isBroken: false }],
  ['SF', { out: '2026-11-24', into: '2026-11-28', isBroken: false }],
] as const)('finds the ends of a dependency: %s', (type, expected) => {
  const [first, second] = [
    { start: '2026-11-24', end: '2026-11-25' },
    { start: '2026-11-26', end: '2026-11-27' },
  ]
  expect(endsOf({ type }, first, second)).toEqual(expected)
  expect(endsOf({ type: 'FS' }, second, first).isBroken).toBe(true)
})
