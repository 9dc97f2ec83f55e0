import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time'

it('begins nothing anew while the last is under way', async () => {
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
