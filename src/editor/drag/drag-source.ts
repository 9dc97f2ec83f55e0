import type { MouseEvent, TouchEvent } from 'react'
import type { Drop } from '../canvas/drop-at'
import type { Point } from '../ui/point'
import { type DragItem, setDrag } from './drag-store'

/** What a draggable hands over when its drag begins; `take` returns undefined if there is nothing to drag. */
export type DragSource = { take: () => DragItem | undefined }
/** A drop surface besides the canvas: the drop at a point of the window, or undefined. */
export type DropSurface = (point: Point, item: DragItem) => Drop | undefined

/** An element that scrolls while something is held near its upper or lower edge. */
export type Scroller = () => HTMLElement | null

const surfaces = new Map<DropSurface, Scroller>()

export function addDropSurface(surface: DropSurface, scroller: Scroller): () => void {
  surfaces.set(surface, scroller)
  return () => surfaces.delete(surface)
}

export const dropSurfaces = (): Iterable<DropSurface> => surfaces.keys()
export const dropScrollers = (): Iterable<Scroller> => surfaces.values()

/** Starts watching a press that may become a drag. */
type Press = (event: MouseEvent | TouchEvent, source: DragSource) => void

let watch: Press | undefined
let early: Parameters<Press> | undefined

/**
 * Registers the owner of all drags: it takes presses from here on, including one already held down. Returns the
 * unregister function.
 */
export function takePresses(taken: Press): () => void {
  watch = taken
  if (early) taken(...early)
  early = undefined
  return () => {
    if (watch === taken) watch = undefined
  }
}

/** Distance (px) a mouse must move before a drag begins. */
export const dragFromPx = 4

/**
 * Handles a press that may become a drag. The drag library is loaded lazily: the first press may come before it and
 * requests it once moved. A press that was moved produces no click, whatever became of the drag.
 */
export const pressOn: Press = (event, source) => {
  const over = new AbortController()
  const { signal } = over
  const isMouse = event.type === 'mousedown'
  let hasMoved = false
  const move = (moved: Event) => {
    if (early) setDrag({ isWanted: true })
    hasMoved ||= isMouse && isFar(event as MouseEvent, moved as globalThis.MouseEvent)
  }
  const end = () => {
    early = undefined
    over.abort()
    if (hasMoved) swallowClick()
  }
  // Cancelled before it began: Escape must do nothing else then.
  const giveUp = (key: KeyboardEvent) => {
    if (key.key !== 'Escape' || !hasMoved || !early) return
    early = undefined
    key.preventDefault()
  }
  for (const each of ['mouseup', 'touchend', 'touchcancel']) addEventListener(each, end, { signal, capture: true })
  for (const go of ['mousemove', 'touchmove']) addEventListener(go, move, { signal, passive: true })
  addEventListener('keydown', giveUp, { signal, capture: true })
  // If the end of this press was missed, the next press ends it.
  if (isMouse) addEventListener('pointerdown', () => over.abort(), { signal, capture: true })
  if (watch) return watch(event, source)
  early = [event, source]
  // A touch lifts an item by a long press.
  if (!isMouse) setDrag({ isWanted: true })
}

const isFar = (from: { clientX: number; clientY: number }, to: { clientX: number; clientY: number }): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > dragFromPx

/** Suppresses the click of a released press. The browser sends it before any other input, or not at all. */
function swallowClick(): void {
  const over = new AbortController()
  const { signal } = over
  const swallow = (event: Event) => {
    event.stopPropagation()
    over.abort()
  }
  addEventListener('click', swallow, { signal, capture: true })
  for (const next of ['pointerdown', 'keydown']) addEventListener(next, () => over.abort(), { signal, capture: true })
}

/** Event handlers for an element from which a drag may begin. */
export function dragFrom(source: DragSource): {
  onMouseDown: (event: MouseEvent) => void
  onTouchStart: (event: TouchEvent) => void
} {
  return { onMouseDown: (event) => pressOn(event, source), onTouchStart: (event) => pressOn(event, source) }
}
