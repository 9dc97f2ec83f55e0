import { describe, expect, it } from 'vitest'
import { watermarkPositions } from './constants'
import { markPictureSize, markTextSize, placeMark } from './watermark'

const picture = { width: 1200, height: 600 }

describe('position of a mark', () => {
  it('is inside the margins, at each of the seven positions', () => {
    const mark = { width: 240, height: 60 }
    const at = Object.fromEntries(watermarkPositions.map((position) => [position, placeMark(picture, mark, position)]))
    expect(Object.values(at).map(({ x, y }) => [x, y])).toEqual([
      [40, 40],
      [480, 40],
      [920, 40],
      [40, 500],
      [480, 500],
      [920, 500],
      [480, 270],
    ])
  })

  it('is a twentieth of the width as text, and a fifth as a picture', () => {
    expect(markTextSize(picture, 5)).toBe(60)
    expect(markPictureSize(picture, { width: 500, height: 250 })).toEqual({ width: 240, height: 120 })
  })

  it('is smaller where it would not fit', () => {
    expect(markTextSize(picture, 100)).toBeCloseTo(11.2)
    expect(markPictureSize({ width: 1000, height: 200 }, { width: 100, height: 400 }).height).toBeCloseTo(
      200 - 2 * (1000 / 30),
    )
  })
})
