import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Saving } from '../state/saving'
import { openAddress } from './open-address'

const assign = vi.fn<(address: string) => void>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { assign })
})
afterEach(() => {
  assign.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('opens the address once everything is saved, or after the timeout', async () => {
  let answer: (isSafe: boolean) => void = () => {}
  void openAddress('/b', { flush: () => new Promise<boolean>((resolve) => (answer = resolve)) } as Saving)
  await vi.advanceTimersByTimeAsync(1000)
  expect(assign).not.toHaveBeenCalled()
  answer(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/b')

  void openAddress('/c', { flush: () => new Promise<boolean>(() => {}) } as Saving)
  await vi.advanceTimersByTimeAsync(5000)
  expect(assign).toHaveBeenLastCalledWith('/c')
})
