import type { Box } from './hit'
import type { Point } from '../ui/point'
import type { RowFolds } from './row-folds'
import { emitter } from '@kit/emitter'

/** The canvas' iframe and its zoom in the builder's window. There is at most one, while the canvas is mounted. */
export type CanvasFrame = { frame: HTMLIFrameElement; zoom: number; folds?: RowFolds | undefined }

let current: CanvasFrame | undefined
const moved = emitter()

export function setCanvasFrame(next: CanvasFrame | undefined): void {
  current = next
  notifyCanvasMove()
}

export function canvasFrame(): CanvasFrame | undefined {
  return current
}

export function canvasDocument(): Document | undefined {
  return current?.frame.contentDocument ?? undefined
}

/** Whether a part is on the page but not drawn, because its rows are far from the window. */
export const isFolded = (id: string): boolean => current?.folds?.foldOf(id) !== undefined

/** Called when things on the canvas may have moved: scrolled, zoomed, redrawn. */
export const onCanvasMove = moved.on

export const notifyCanvasMove = moved.emit

/** Converts a point of the builder's window to canvas pixels; undefined outside the canvas. */
export function toCanvas({ x, y }: Point): Point | undefined {
  if (!current) return undefined
  const { left, top, right, bottom } = current.frame.getBoundingClientRect()
  if (x < left || x > right || y < top || y > bottom) return undefined
  return { x: (x - left) / current.zoom, y: (y - top) / current.zoom }
}

/** Converts a canvas box to the builder's pixels, relative to the frame's top left corner. */
export function fromCanvas({ left, top, right, bottom }: Box): Box {
  const zoom = current?.zoom ?? 1
  return { left: left * zoom, top: top * zoom, right: right * zoom, bottom: bottom * zoom }
}

/** The same relative to the builder's window. */
export function toWindow(box: Box): Box {
  const { left, top } = current?.frame.getBoundingClientRect() ?? { left: 0, top: 0 }
  const own = fromCanvas(box)
  return { left: own.left + left, top: own.top + top, right: own.right + left, bottom: own.bottom + top }
}
