import { expect, it } from 'vitest'
import { rankBetween, ranksBetween } from './rank'

it('keeps the order over a thousand moves to random places', () => {
  const list = ranksBetween(null, null, 20)
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let move = 0; move < 1000; move += 1) {
    list.splice(random(list.length), 1)
    const at = random(list.length + 1)
    list.splice(at, 0, rankBetween(list[at - 1] ?? null, list[at] ?? null))
  }
  expect(list).toEqual([...new Set(list)].toSorted((one, other) => (one < other ? -1 : 1)))
})

it('stays short when rows are always added at the end', () => {
  let last: string | null = null
  for (let count = 0; count < 10_000; count += 1) last = rankBetween(last, null)
  expect(last?.length).toBeLessThan(8)
})
