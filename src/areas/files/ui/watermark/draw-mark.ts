import type { WatermarkPosition } from '@schemas/constants'
import { type Box, markPictureSize, markTextSize, placeMark, type Size } from '@schemas/watermark'
import { markFamily } from './glyphs'

export type Mark = {
  position: WatermarkPosition
  /** 0–1. */ opacity: number
  text?: string
  picture?: HTMLImageElement | undefined
}

/**
 * Draws a picture with its mark on the canvas, using the gateway's geometry. Returns the bounds of the mark's ink;
 * undefined without one.
 */
export function drawMarked(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  { width, height }: Size,
  mark: Mark,
): Box | undefined {
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.drawImage(picture, 0, 0, width, height)
  pen.globalAlpha = mark.opacity
  if (mark.picture) {
    const size = markPictureSize(
      { width, height },
      { width: mark.picture.naturalWidth, height: mark.picture.naturalHeight },
    )
    const box = placeMark({ width, height }, size, mark.position)
    pen.drawImage(mark.picture, box.x, box.y, box.width, box.height)
    return box
  }
  const text = (mark.text ?? '').replace(/\s+/g, ' ').trim()
  return text === '' ? undefined : write(pen, { width, height }, text, mark.position)
}

const measuredAt = 40
const fontOf = (size: number) => `600 ${size}px "${markFamily}", sans-serif`

function write(pen: CanvasRenderingContext2D, picture: Size, text: string, position: WatermarkPosition): Box {
  pen.font = fontOf(measuredAt)
  const size = markTextSize(picture, inkOf(pen, text).width / measuredAt)
  pen.font = fontOf(size)
  const ink = inkOf(pen, text)
  const box = placeMark(picture, ink, position)
  pen.shadowColor = 'rgb(0 0 0 / 55%)'
  // A canvas shadow blur is twice the sigma that image libraries use.
  pen.shadowBlur = size / 4
  pen.fillStyle = '#ffffff'
  pen.fillText(text, box.x + ink.left, box.y + ink.ascent)
  return box
}

/** Ink bounds of the text, without the space around glyphs. */
function inkOf(pen: CanvasRenderingContext2D, text: string): Size & { left: number; ascent: number } {
  const {
    actualBoundingBoxLeft: left,
    actualBoundingBoxRight: right,
    actualBoundingBoxAscent: ascent,
    actualBoundingBoxDescent: descent,
  } = pen.measureText(text)
  return { width: left + right, height: ascent + descent, left, ascent }
}
