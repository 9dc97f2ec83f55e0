import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time'

it('starts nothing while the previous run is going', async () => {
  const ends: (() => void)[] = []
  const round = oneAtATime(() => new Promise<void>((resolve) => void ends.push(resolve)))
  round()
  round()
  expect(ends.length).toBe(1)
  ends[0]?.()
  await new Promise((resolve) => setImmediate(resolve))
  round()
  expect(ends.length).toBe(2)
})
