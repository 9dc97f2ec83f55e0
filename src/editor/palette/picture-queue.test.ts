import { expect, it } from 'vitest'
import { PictureQueue } from './picture-queue'

it('starts pictures one after the other up to the limit, and frees the slot of one that is released', () => {
  const turns: (() => void)[] = []
  const queue = new PictureQueue((begin) => turns.push(begin))
  const begun: number[] = []
  const ends = Array.from({ length: 30 }, (_none, index) => queue.ask(() => begun.push(index)))
  expect(turns).toHaveLength(1)
  while (turns.length > 0) turns.shift()?.()
  expect(begun).toEqual(Array.from({ length: 24 }, (_none, index) => index))
  // A waiting picture that scrolls out of sight is never rendered.
  ends[24]?.()
  expect(turns).toHaveLength(0)
  ends[0]?.()
  turns.shift()?.()
  expect(begun.at(-1)).toBe(25)
  expect(turns).toHaveLength(0)
})
