import { watermarkImageShare, watermarkTextShare, type WatermarkPosition } from '@schemas/constants'
import type { ImageRef } from '@schemas/layout/image'
import type { Localised } from '@schemas/layout/text'
import { placeMark } from '@schemas/watermark'

export type Watermark = {
  text?: string | undefined
  picture?: Localised<ImageRef> | undefined
  position: WatermarkPosition
}

type Order = {
  source: string
  /** Output size in px; a ratio other than the picture's crops it around `focus` (percent). */
  width: number
  height: number
  focus: readonly [number, number]
  markSource: string | undefined
  text: string | undefined
  position: WatermarkPosition
  font: string
}

/** Draws the watermarked picture on the canvas. False when aborted or failed; failures are logged. */
export async function markPicture(canvas: HTMLCanvasElement, order: Order, signal: AbortSignal): Promise<boolean> {
  const pictures = await fetchPictures(order, signal)
  if (!pictures || signal.aborted) return false
  try {
    draw(canvas, order, pictures)
    return true
  } catch (error) {
    // The product logs pictures that failed to process.
    console.error('Error processing image', error)
    return false
  }
}

type Loaded = { base: HTMLImageElement; mark: HTMLImageElement | undefined }

async function fetchPictures({ source, markSource }: Order, signal: AbortSignal): Promise<Loaded | undefined> {
  try {
    const [base, mark] = await Promise.all([load(source), markSource === undefined ? undefined : load(markSource)])
    return { base, mark }
  } catch (error) {
    // The product logs pictures that failed to process.
    if (!signal.aborted) console.error('Error fetching image', error)
    return undefined
  }
}

async function load(source: string): Promise<HTMLImageElement> {
  const picture = new Image()
  // Without it a picture from the object store would taint the canvas.
  picture.crossOrigin = 'anonymous'
  picture.src = source
  await picture.decode()
  return picture
}

function draw(
  canvas: HTMLCanvasElement,
  { width, height, focus, text, position, font }: Order,
  { base, mark }: Loaded,
): void {
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no canvas.')
  // An SVG without intrinsic size cannot be cropped.
  const [fullWidth, fullHeight] = base.naturalWidth ? [base.naturalWidth, base.naturalHeight] : [width, height]
  const scale = Math.max(width / fullWidth, height / fullHeight)
  const [cutWidth, cutHeight] = [width / scale, height / scale]
  pen.drawImage(
    base,
    (fullWidth - cutWidth) * (focus[0] / 100),
    (fullHeight - cutHeight) * (focus[1] / 100),
    cutWidth,
    cutHeight,
    0,
    0,
    width,
    height,
  )
  const size = width * watermarkTextShare
  pen.font = `600 ${size}px ${font}`
  pen.textBaseline = 'top'
  const lineHeight = size * 1.4
  const markWidth = mark ? width * watermarkImageShare : 0
  const markHeight = mark ? markWidth * (mark.naturalHeight / (mark.naturalWidth || 1)) : 0
  const textWidth = text ? pen.measureText(text).width : 0
  const boxWidth = Math.max(markWidth, textWidth)
  const boxHeight = markHeight + (text ? lineHeight : 0)
  const [, column = 'center'] = position.split('-') as [string, string?]
  const { x, y } = placeMark({ width, height }, { width: boxWidth, height: boxHeight }, position)
  const within = (inner: number) =>
    column === 'left' ? x : column === 'right' ? x + boxWidth - inner : x + (boxWidth - inner) / 2
  pen.globalAlpha = 0.85
  if (mark) pen.drawImage(mark, within(markWidth), y, markWidth, markHeight)
  if (!text) return
  pen.shadowColor = 'rgb(0 0 0 / 55%)'
  pen.shadowBlur = size / 4
  pen.fillStyle = '#ffffff'
  pen.fillText(text, within(textWidth), y + markHeight + (lineHeight - size) / 2)
}
