import { watermarkImageShare, watermarkMarginShare, watermarkTextShare, type WatermarkPosition } from './constants'

/** Pixels. */
export type Size = { width: number; height: number }
export type Box = Size & { x: number; y: number }

/** How far a mark stays from the picture's edges (px). */
export const markMargin = ({ width }: Pick<Size, 'width'>): number => width * watermarkMarginShare

/**
 * How large (px) the letters of a mark are: a twentieth of the picture's width, or less where the words would not fit between its margins.
 * `wordsWidth` is how wide the words are in letters of one pixel.
 */
export function markTextSize(picture: Pick<Size, 'width'>, textWidth: number): number {
  const availableWidth = picture.width - 2 * markMargin(picture)
  return Math.min(
    picture.width * watermarkTextShare,
    textWidth > 0 ? availableWidth / textWidth : Number.POSITIVE_INFINITY,
  )
}

/** How large a picture is as a mark: a fifth of the width, or less where it would be higher than the picture between its margins. */
export function markPictureSize(picture: Size, mark: Size): Size {
  const ratio = mark.height / (mark.width || 1)
  const width = Math.min(picture.width * watermarkImageShare, (picture.height - 2 * markMargin(picture)) / (ratio || 1))
  return { width: Math.max(1, width), height: Math.max(1, width * ratio) }
}

/** Where the ink of a mark stands. The same sum for the preview in a browser and for the picture that the gateway makes. */
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
