import { beforeAll, describe, expect, it } from 'vitest'
import { watermarkPositions } from '@schemas/constants'
import { placeMark } from '@schemas/watermark'
import { drawMarked } from './draw-mark'
import { loadGlyphs, markFamily } from './glyphs'

const picture = { width: 900, height: 600 }
let ground: HTMLCanvasElement
beforeAll(async () => {
  await loadGlyphs()
  ground = document.createElement('canvas')
  ground.width = picture.width
  ground.height = picture.height
  const pen = ground.getContext('2d') as CanvasRenderingContext2D
  pen.fillStyle = '#406080'
  pen.fillRect(0, 0, picture.width, picture.height)
})

/** Bounding box of pixels brighter than the background. */
function inkOf(canvas: HTMLCanvasElement) {
  const { data, width, height } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
    0,
    0,
    canvas.width,
    canvas.height,
  )
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((data[(y * width + x) * 4] ?? 0) > 130)
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

// The gateway's test checks its pixels against the same figures (gateway/media/watermark-picture).
describe('watermark preview', () => {
  it("uses the gateway's font", () => {
    expect(
      [...document.fonts].filter((face) => face.family.includes(markFamily) && face.status === 'loaded'),
    ).toHaveLength(2)
  })

  it.each(watermarkPositions)('is positioned as computed: %s', (position) => {
    const canvas = document.createElement('canvas')
    drawMarked(canvas, ground, picture, { text: '© ร้านน้ำปั่น Café', position, opacity: 1 })
    const ink = inkOf(canvas)
    const expected = placeMark(picture, ink, position)
    expect(Math.abs(ink.x - expected.x)).toBeLessThanOrEqual(2)
    expect(Math.abs(ink.y - expected.y)).toBeLessThanOrEqual(2)
    // The gateway's test expects the same width.
    expect(Math.abs(ink.width - 332)).toBeLessThanOrEqual(4)
  })
})
