// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchHand } from './hand'

const target = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits until the person is idle, and while something is held', async () => {
  const hand = watchHand()
  let rested = 0
  const ask = () => void hand.rests(1000).then(() => (rested += 1))
  ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(rested).toBe(1)
  target.dispatchEvent(new Event('keydown'))
  ask()
  await vi.advanceTimersByTimeAsync(900)
  target.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rested).toBe(1)
  target.dispatchEvent(new Event('pointerup'))
  await vi.advanceTimersByTimeAsync(999)
  expect(rested).toBe(1)
  await vi.advanceTimersByTimeAsync(1001)
  expect(rested).toBe(2)
  hand.end()
})
