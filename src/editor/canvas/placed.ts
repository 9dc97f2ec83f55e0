import { type RefObject, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { useBuilder } from '../state/builder'
import { type Box, boxOf, nodeElement } from './hit'
import { fromCanvas, onCanvasMove, canvasDocument } from './canvas-frame'

/** Keeps an overlay element over a node, wherever the page moves; hidden while the node is not drawn. */
export function usePlaced(id: string): { node: FlatNode | undefined; element: RefObject<HTMLDivElement | null> } {
  const { store } = useBuilder()
  const element = useRef<HTMLDivElement>(null)
  const node = useSyncExternalStore(store.subscribe, () => store.get(id))
  // Measured before drawing: afterwards it would force the layout of both documents in the middle of rendering.
  const first = useMemo(() => placeOf(id), [id])
  useLayoutEffect(() => {
    if (element.current) show(element.current, first)
  }, [first])
  useLayoutEffect(() => {
    const place = (found: Element | null) =>
      element.current && show(element.current, found ? fromCanvas(boxOf(found)) : undefined)
    // Content may load or grow later without a change of the page.
    const watcher = new ResizeObserver(() => place(elementOf(id)))
    let watched: readonly Element[] = []
    // A ResizeObserver also fires when it starts observing, which costs another layout of both documents; so it starts
    // only for new elements, not on each key.
    const watch = (found: Element | null) => {
      const next = found ? [found, ...found.children] : []
      for (const each of watched) if (!next.includes(each)) watcher.unobserve(each)
      for (const each of next) if (!watched.includes(each)) watcher.observe(each)
      watched = next
    }
    watch(elementOf(id))
    // Also called in the frame of every change, after which the node may have another element.
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

/** The box of a node over the canvas; undefined while it is not drawn. */
function placeOf(id: string): Box | undefined {
  const found = elementOf(id)
  return found ? fromCanvas(boxOf(found)) : undefined
}

/** An empty box has no position: a block hidden at this width. */
export function show(outline: HTMLElement, box: Box | undefined): void {
  const isSeen = box !== undefined && (box.right > box.left || box.bottom > box.top)
  outline.hidden = !isSeen
  if (isSeen) putAt(outline, box)
}

/**
 * `--room` is the distance below the canvas' upper edge: tools above it move inside where there is not enough space.
 * `--beside` is the distance from its left edge.
 */
export function putAt({ style }: HTMLElement, { left, top, right, bottom }: Box): void {
  style.setProperty('--room', `${Math.round(top)}px`)
  style.setProperty('--beside', `${Math.round(left)}px`)
  style.transform = `translate(${left}px, ${top}px)`
  style.width = `${right - left}px`
  style.height = `${bottom - top}px`
}
