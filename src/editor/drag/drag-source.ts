import type { MouseEvent, TouchEvent } from 'react'
import type { Drop, Point } from '../canvas/hit'
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

/** Something was pressed from which a drag may begin. What watches drags comes with its library: the first press may be there before it, and wants it when it moves. */
export const pressOn: Press = (event, source) => {
  if (watch) return watch(event, source)
  early = [event, source]
  const over = new AbortController()
  const forget = () => {
    early = undefined
    over.abort()
  }
  for (const end of ['mouseup', 'touchend', 'touchcancel']) addEventListener(end, forget, { signal: over.signal, capture: true })
  for (const go of ['mousemove', 'touchmove']) addEventListener(go, () => setDrag({ isWanted: true }), { signal: over.signal, passive: true })
  // A finger lifts what it rests on.
  if (event.type === 'touchstart') setDrag({ isWanted: true })
}

/** What an element listens to on which a drag may begin. */
export function dragFrom(source: DragSource): { onMouseDown: (event: MouseEvent) => void; onTouchStart: (event: TouchEvent) => void } {
  return { onMouseDown: (event) => pressOn(event, source), onTouchStart: (event) => pressOn(event, source) }
}
