import { expect, it } from 'vitest'
import { retryDelay } from './retry-delay'

const retry = { attempts: 8, firstMs: 1000, maxMs: 10_000 }

it('doubles with each failed attempt, up to the longest wait', () => {
  expect([1, 2, 3, 4, 5, 60].map((failed) => retryDelay(failed, retry, () => 1))).toEqual([
    1000, 2000, 4000, 8000, 10_000, 10_000,
  ])
})

it('is half random', () => {
  expect([0, 0.5, 1].map((random) => retryDelay(3, retry, () => random))).toEqual([2000, 3000, 4000])
})
