import { expect, it } from 'vitest'
import { drawnAt, nothingDrawn } from './drawn-rows'

const sight = { sight: 400, height: 40, above: 40, rows: 1000, beyond: 3, step: 1, isStill: false }
const slots = ({ order, capacity }: ReturnType<typeof drawnAt>) => order.map((row) => row % capacity)

it('renders the visible rows and some overscan for a list of any length', () => {
  const drawn = drawnAt(nothingDrawn, { ...sight, scrollTop: 20_000 })
  expect(drawn.count).toBe(17)
  expect(drawn.first).toBe(496)
  expect(drawnAt(nothingDrawn, { ...sight, scrollTop: 1_000_000 })).toMatchObject({ first: 983, count: 17 })
  expect(drawnAt(nothingDrawn, { ...sight, scrollTop: 0, rows: 4 })).toMatchObject({ first: 0, count: 4 })
  expect(drawnAt(nothingDrawn, { ...sight, scrollTop: 0, rows: 0 })).toMatchObject({ first: 0, count: 0, order: [] })
})

it('returns the same result within a row', () => {
  const drawn = drawnAt(nothingDrawn, { ...sight, scrollTop: 20_000 })
  expect(drawnAt(drawn, { ...sight, scrollTop: 20_030 })).toBe(drawn)
})

it('adds several rows at a time when configured, always covering the visible ones', () => {
  const steps = { ...sight, step: 4 }
  for (let scrollTop = 20_000; scrollTop < 20_400; scrollTop += 7) {
    const { first, count } = drawnAt(nothingDrawn, { ...steps, scrollTop })
    expect(first * 40 + 40).toBeLessThanOrEqual(scrollTop - 3 * 40 + 40)
    expect((first + count) * 40 + 40).toBeGreaterThanOrEqual(scrollTop + 400 + 3 * 40)
    expect((first + 3) % 4).toBe(0)
  }
})

it('keeps elements in place while scrolling, and sorts them at rest', () => {
  const start = drawnAt(nothingDrawn, { ...sight, scrollTop: 20_000 })
  const up = drawnAt(start, { ...sight, scrollTop: 19_800 })
  expect(slots(up)).toEqual(slots(start))
  expect([...up.order].sort((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, at) => up.first + at))
  const far = drawnAt(up, { ...sight, scrollTop: 3000 })
  expect(slots(far)).toEqual(slots(start))
  const still = drawnAt(far, { ...sight, scrollTop: 3000, isStill: true })
  expect(still.order).toEqual([...far.order].sort((a, b) => a - b))
  expect(drawnAt(still, { ...sight, scrollTop: 3000, isStill: true })).toBe(still)
})

it('drops elements that a shorter list does not need', () => {
  const start = drawnAt(nothingDrawn, { ...sight, scrollTop: 0 })
  expect(drawnAt(start, { ...sight, scrollTop: 0, rows: 5 }).order).toEqual([0, 1, 2, 3, 4])
})
