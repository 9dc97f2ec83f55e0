import { describe, expect, it } from 'vitest'
import { boxOf, geometryOf, indexesIn, stepFrom } from './geometry'

describe('grid', () => {
  const grid = geometryOf('grid', 800, false)
  it('finds exactly the items intersecting a box', () => {
    expect(grid.columns).toBe(4)
    for (const index of [0, 3, 4, 17, 49_999]) {
      const box = boxOf(grid, index)
      expect(
        indexesIn(grid, { left: box.left + 1, top: box.top + 1, right: box.right - 1, bottom: box.bottom - 1 }, 50_000),
      ).toEqual([index])
    }
    const [first, last] = [boxOf(grid, 1), boxOf(grid, 6)]
    expect(
      indexesIn(grid, { left: first.left + 1, top: first.top + 1, right: last.right - 1, bottom: last.bottom - 1 }, 50),
    ).toEqual([1, 2, 5, 6])
    expect(indexesIn(grid, { left: 0, top: 0, right: 10, bottom: 10 }, 50)).toEqual([])
    expect(indexesIn(grid, { left: 0, top: 0, right: 800, bottom: 9000 }, 6)).toEqual([0, 1, 2, 3, 4, 5])
  })
  it.each([
    ['ArrowRight', 5, 6],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 5, 9],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 9, 9],
    ['PageDown', 0, 8],
    ['Home', 7, 0],
    ['End', 2, 9],
  ])('moves with %s from %i to %i of ten', (key, from, to) => expect(stepFrom(grid, key, from, 10, 2)).toBe(to))
})

it('has one column in a list, where sideways arrows do nothing', () => {
  const list = geometryOf('list', 800, false)
  expect(list.columns).toBe(1)
  expect(stepFrom(list, 'ArrowRight', 3, 10, 5)).toBeUndefined()
  expect(stepFrom(list, 'PageUp', 7, 10, 5)).toBe(2)
})

it('has at least two grid columns on a phone', () => expect(geometryOf('grid', 320, true).columns).toBe(2))
