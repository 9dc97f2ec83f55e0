import { watermarkImageShare, watermarkMarginShare, watermarkTextShare, type WatermarkPosition } from './constants'

/** Pixels. */
export type Size = { width: number; height: number }
export type Box = Size & { x: number; y: number }

/** Distance of a mark from the picture's edges (px). */
export const markMargin = ({ width }: Pick<Size, 'width'>): number => width * watermarkMarginShare

/**
 * Font size (px) of a mark: a twentieth of the picture's width, or less where the text would not fit between its
 * margins. `textWidth` is the width of the text at a font size of one pixel.
 */
export function markTextSize(picture: Pick<Size, 'width'>, textWidth: number): number {
  const availableWidth = picture.width - 2 * markMargin(picture)
  return Math.min(
    picture.width * watermarkTextShare,
    textWidth > 0 ? availableWidth / textWidth : Number.POSITIVE_INFINITY,
  )
}

/**
 * Size of a picture used as a mark: a fifth of the width, or less where it would be higher than the picture between its
 * margins.
 */
export function markPictureSize(picture: Size, mark: Size): Size {
  const ratio = mark.height / (mark.width || 1)
  const width = Math.min(picture.width * watermarkImageShare, (picture.height - 2 * markMargin(picture)) / (ratio || 1))
  return { width: Math.max(1, width), height: Math.max(1, width * ratio) }
}

/** Position of a mark. Used for the preview in the browser and for the gateway's picture. */
export function placeMark(picture: Size, mark: Size, position: WatermarkPosition): Box {
  const margin = markMargin(picture)
  const [row, column = 'center'] = position.split('-') as [string, string?]
  const x =
    column === 'left'
      ? margin
      : column === 'right'
        ? picture.width - margin - mark.width
        : (picture.width - mark.width) / 2
  const y =
    row === 'top'
      ? margin
      : row === 'bottom'
        ? picture.height - margin - mark.height
        : (picture.height - mark.height) / 2
  return { ...mark, x, y }
}
