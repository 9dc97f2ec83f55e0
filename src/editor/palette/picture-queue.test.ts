import { expect, it } from 'vitest'
import { PictureQueue } from './picture-queue'

it('pictures begin one after the other, so many at once, and one that is not wanted any more makes room', () => {
  const turns: (() => void)[] = []
  const queue = new PictureQueue((begin) => turns.push(begin))
  const begun: number[] = []
  const ends = Array.from({ length: 30 }, (_none, index) => queue.ask(() => begun.push(index)))
  expect(turns).toHaveLength(1)
  while (turns.length > 0) turns.shift()?.()
  expect(begun).toEqual(Array.from({ length: 24 }, (_none, index) => index))
  // One that waits is not drawn at all when it is out of sight again.
  ends[24]?.()
  expect(turns).toHaveLength(0)
  ends[0]?.()
  turns.shift()?.()
  expect(begun.at(-1)).toBe(25)
  expect(turns).toHaveLength(0)
})
