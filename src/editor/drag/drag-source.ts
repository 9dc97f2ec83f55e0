import type { MouseEvent, TouchEvent } from 'react'
import type { Drop } from '../canvas/drop-at'
import type { Point } from '../canvas/hit'
import { type DragItem, setDrag } from './drag-store'

/** What a draggable hands over when a drag of it begins; undefined when there is nothing to drag. */
export type DragSource = { take: () => DragItem | undefined }
/** A surface besides the canvas that things can be dropped on: where at a point of the window, if anywhere. */
export type DropSurface = (point: Point, item: DragItem) => Drop | undefined

/** What scrolls when something is held near its upper or lower edge. */
export type Scroller = () => HTMLElement | null

const surfaces = new Map<DropSurface, Scroller>()

export function addDropSurface(surface: DropSurface, scroller: Scroller): () => void {
  surfaces.set(surface, scroller)
  return () => surfaces.delete(surface)
}

export const dropSurfaces = (): Iterable<DropSurface> => surfaces.keys()
export const dropScrollers = (): Iterable<Scroller> => surfaces.values()

/** Begins to watch a press that may become a drag. */
type Press = (event: MouseEvent | TouchEvent, source: DragSource) => void

let watch: Press | undefined
let early: Parameters<Press> | undefined

/** What owns all drags takes presses from here on, one that is held down already included. Gives the end of it. */
export function takePresses(taken: Press): () => void {
  watch = taken
  if (early) taken(...early)
  early = undefined
  return () => {
    if (watch === taken) watch = undefined
  }
}

/** So far (px) a mouse moves before it drags. */
export const dragFromPx = 4

/**
 * Something was pressed from which a drag may begin. What watches drags comes with its library: the first press may be there
 * before it, and wants it when it moves. A press that was moved is no click where it ends, whatever became of the drag.
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
  // Given up before it began: Escape does nothing else then.
  const giveUp = (key: KeyboardEvent) => {
    if (key.key !== 'Escape' || !hasMoved || !early) return
    early = undefined
    key.preventDefault()
  }
  for (const each of ['mouseup', 'touchend', 'touchcancel']) addEventListener(each, end, { signal, capture: true })
  for (const go of ['mousemove', 'touchmove']) addEventListener(go, move, { signal, passive: true })
  addEventListener('keydown', giveUp, { signal, capture: true })
  // Where the end of this one was not heard, the next one is another.
  if (isMouse) addEventListener('pointerdown', () => over.abort(), { signal, capture: true })
  if (watch) return watch(event, source)
  early = [event, source]
  // A finger lifts what it rests on.
  if (!isMouse) setDrag({ isWanted: true })
}

const isFar = (from: { clientX: number; clientY: number }, to: { clientX: number; clientY: number }): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > dragFromPx

/** The click that the browser makes of a press that is let go comes before anything else that a hand does, or not at all. */
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

/** What an element listens to on which a drag may begin. */
export function dragFrom(source: DragSource): {
  onMouseDown: (event: MouseEvent) => void
  onTouchStart: (event: TouchEvent) => void
} {
  return { onMouseDown: (event) => pressOn(event, source), onTouchStart: (event) => pressOn(event, source) }
}
