import { type RefObject, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { useBuilder } from '../state/builder'
import type { Area } from '../state/ui-store'
import { areaBox } from './area-element'
import { type Box, boxOf, nodeElement } from './hit'
import { fromCanvas, onStage, stageDocument } from './stage'

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
    const place = () => element.current && show(element.current, placeOf(id))
    const drawn = stageDocument()
    const found = drawn && nodeElement(drawn, id)
    // What stands in it may come later, or grow, without the page being another. A watcher tells of what it begins to watch too: before the next paint it is where the node is.
    const watcher = new ResizeObserver(place)
    for (const each of found ? [found, ...found.children] : []) watcher.observe(each)
    const end = onStage(place)
    return () => {
      watcher.disconnect()
      end()
    }
  }, [id, node])
  return { node, element }
}

/** The same over a block's area. */
export function usePlacedArea(area: Area): { node: FlatNode | undefined; element: RefObject<HTMLDivElement | null> } {
  const { store } = useBuilder()
  const element = useRef<HTMLDivElement>(null)
  const node = useSyncExternalStore(store.subscribe, () => store.get(area.block))
  useLayoutEffect(() => {
    const place = () => {
      const document = stageDocument()
      const box = document && areaBox(document, store, area)
      if (element.current) show(element.current, box && fromCanvas(box))
    }
    place()
    // A panel that was folded away has its place once it is drawn.
    const late = requestAnimationFrame(place)
    const end = onStage(place)
    return () => {
      cancelAnimationFrame(late)
      end()
    }
  }, [area, node, store])
  return { node, element }
}

/** Where a node stands over the canvas; undefined while it is not drawn. */
function placeOf(id: string): Box | undefined {
  const document = stageDocument()
  const found = document && nodeElement(document, id)
  return found ? fromCanvas(boxOf(found)) : undefined
}

function show(outline: HTMLElement, box: Box | undefined): void {
  outline.hidden = !box
  if (box) putAt(outline, box)
}

/** `--room` says how far below the canvas' upper edge it begins: what hangs above it comes down into it where there is not enough. */
export function putAt({ style }: HTMLElement, { left, top, right, bottom }: Box): void {
  style.setProperty('--room', `${Math.round(top)}px`)
  style.transform = `translate(${left}px, ${top}px)`
  style.width = `${right - left}px`
  style.height = `${bottom - top}px`
}
