import { type RefObject, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { useBuilder } from '../state/builder'
import { type Box, boxOf, nodeElement } from './hit'
import { fromCanvas, onCanvasMove, canvasDocument } from './canvas-frame'

/** Keeps an element of the overlay over a node, wherever the page moves; hidden while the node is not drawn. */
export function usePlaced(id: string): { node: FlatNode | undefined; element: RefObject<HTMLDivElement | null> } {
  const { store } = useBuilder()
  const element = useRef<HTMLDivElement>(null)
  const node = useSyncExternalStore(store.subscribe, () => store.get(id))
  // Read before anything is drawn: afterwards the browser would have to lay both documents out in the middle of the drawing.
  const first = useMemo(() => placeOf(id), [id])
  useLayoutEffect(() => {
    if (element.current) show(element.current, first)
  }, [first])
  useLayoutEffect(() => {
    const place = (found: Element | null) =>
      element.current && show(element.current, found ? fromCanvas(boxOf(found)) : undefined)
    // What stands in it may come later, or grow, without the page being another.
    const watcher = new ResizeObserver(() => place(elementOf(id)))
    let watched: readonly Element[] = []
    // A watcher tells of what it begins to watch too, for which both documents are laid out once more: it begins with what is new alone, not with each key.
    const watch = (found: Element | null) => {
      const next = found ? [found, ...found.children] : []
      for (const each of watched) if (!next.includes(each)) watcher.unobserve(each)
      for (const each of next) if (!watched.includes(each)) watcher.observe(each)
      watched = next
    }
    watch(elementOf(id))
    // Told in the frame of every change too, in which the node may stand in another element.
    const end = onCanvasMove(() => {
      const found = elementOf(id)
      watch(found)
      place(found)
    })
    return () => {
      watcher.disconnect()
      end()
    }
  }, [id])
  return { node, element }
}

function elementOf(id: string): HTMLElement | null {
  const document = canvasDocument()
  return document ? nodeElement(document, id) : null
}

/** Where a node stands over the canvas; undefined while it is not drawn. */
function placeOf(id: string): Box | undefined {
  const found = elementOf(id)
  return found ? fromCanvas(boxOf(found)) : undefined
}

/** What is drawn as nothing has no place: a block that is hidden at this width. */
export function show(outline: HTMLElement, box: Box | undefined): void {
  const isSeen = box !== undefined && (box.right > box.left || box.bottom > box.top)
  outline.hidden = !isSeen
  if (isSeen) putAt(outline, box)
}

/** `--room` says how far below the canvas' upper edge it begins: what hangs above it comes down into it where there is not enough; `--beside` how far from its left edge. */
export function putAt({ style }: HTMLElement, { left, top, right, bottom }: Box): void {
  style.setProperty('--room', `${Math.round(top)}px`)
  style.setProperty('--beside', `${Math.round(left)}px`)
  style.transform = `translate(${left}px, ${top}px)`
  style.width = `${right - left}px`
  style.height = `${bottom - top}px`
}
