import { expect, it } from 'vitest'
import { secondsLeft, Speed } from './speed'

it('averages over the recent window', () => {
  const speed = new Speed()
  expect(speed.perSecond).toBe(0)
  for (let second = 0; second <= 20; second += 1) speed.note(second * 1000, second * 1000)
  expect(speed.perSecond).toBeCloseTo(1000)
  for (let second = 21; second <= 40; second += 1) speed.note(20_000, second * 1000)
  expect(speed.perSecond).toBe(0)
})

it('restarts with a new file', () => {
  const speed = new Speed()
  speed.note(0, 0)
  speed.note(5000, 1000)
  speed.note(100, 2000)
  expect(speed.perSecond).toBe(0)
})

it('estimates the remaining time where it is meaningful', () => {
  expect(secondsLeft(10_500, 1000)).toBe(11)
  expect(secondsLeft(0, 1000)).toBeUndefined()
  expect(secondsLeft(10_000, 0)).toBeUndefined()
  expect(secondsLeft(30_000_000, 1)).toBeUndefined()
})
