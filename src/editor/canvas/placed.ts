import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { useBuilder } from '../state/builder'
import { type Box, boxOf, nodeElement } from './hit'
import { fromCanvas, onStage, stageDocument } from './stage'

/** Keeps an element of the overlay over a node, wherever the page moves; hidden while the node is not drawn. */
export function usePlaced(id: string): { node: FlatNode | undefined; element: RefObject<HTMLDivElement | null> } {
  const { store } = useBuilder()
  const element = useRef<HTMLDivElement>(null)
  const node = useSyncExternalStore(store.subscribe, () => store.get(id))
  useLayoutEffect(() => {
    const place = () => {
      const document = stageDocument()
      const found = document && nodeElement(document, id)
      const outline = element.current
      if (!outline) return
      outline.hidden = !found
      if (found) putAt(outline, fromCanvas(boxOf(found)))
    }
    place()
    // What stands in it may come later, or grow, without the page being another.
    const drawn = stageDocument()
    const found = drawn && nodeElement(drawn, id)
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

export function putAt({ style }: HTMLElement, { left, top, right, bottom }: Box): void {
  style.transform = `translate(${left}px, ${top}px)`
  style.width = `${right - left}px`
  style.height = `${bottom - top}px`
}
