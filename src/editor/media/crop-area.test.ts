import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Area, dragArea, fitArea, type Grip, least } from './crop-area'

const start: Area = { left: 0.2, top: 0.2, width: 0.4, height: 0.4 }
const rounded = (area: Area) =>
  Object.fromEntries(Object.entries(area).map(([name, value]) => [name, Math.round(value * 1000) / 1000]))

describe('dragging a handle', () => {
  it('moves the whole area and stops at the edges', () => {
    expect(rounded(dragArea(start, { x: 0, y: 0 }, { x: 0.1, y: -0.5 }))).toEqual({
      left: 0.3,
      top: 0,
      width: 0.4,
      height: 0.4,
    })
  })

  it('moves one edge and keeps the opposite one', () => {
    expect(rounded(dragArea(start, { x: -1, y: 0 }, { x: 0.1, y: 0.9 }))).toEqual({
      left: 0.3,
      top: 0.2,
      width: 0.3,
      height: 0.4,
    })
    expect(rounded(dragArea(start, { x: 0, y: 1 }, { x: 0.9, y: 9 }))).toEqual({
      left: 0.2,
      top: 0.2,
      width: 0.4,
      height: 0.8,
    })
  })

  it('keeps the ratio and the opposite corner', () => {
    expect(rounded(dragArea(start, { x: 1, y: 1 }, { x: 0.2, y: 0 }, 1))).toEqual({
      left: 0.2,
      top: 0.2,
      width: 0.6,
      height: 0.6,
    })
    expect(rounded(dragArea(start, { x: -1, y: -1 }, { x: -1, y: 0 }, 2))).toEqual({
      left: 0,
      top: 0.3,
      width: 0.6,
      height: 0.3,
    })
  })
})

describe('any sequence of drags', () => {
  const share = fc.double({ min: -2, max: 2, noNaN: true })
  const grip = fc.record({ x: fc.constantFrom(-1, 0, 1), y: fc.constantFrom(-1, 0, 1) }) as fc.Arbitrary<Grip>
  const step = fc.record({ grip, by: fc.record({ x: share, y: share }) })

  it.each([undefined, 1, 1.5, 0.3])('keeps the area inside the picture and never empty (ratio %s)', (ratio) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let area = ratio === undefined ? start : fitArea(start, ratio)
        for (const { grip: held, by } of steps) {
          area = dragArea(area, held, by, ratio)
          expect(area.left).toBeGreaterThanOrEqual(-1e-9)
          expect(area.top).toBeGreaterThanOrEqual(-1e-9)
          expect(area.left + area.width).toBeLessThanOrEqual(1 + 1e-9)
          expect(area.top + area.height).toBeLessThanOrEqual(1 + 1e-9)
          expect(Math.max(area.width, area.height)).toBeGreaterThanOrEqual(least - 1e-9)
          if (ratio !== undefined) expect(area.width / area.height).toBeCloseTo(ratio, 6)
        }
      }),
    )
  })
})
