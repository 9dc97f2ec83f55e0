import { type RefObject, useEffect } from 'react'
import type { DockEntry } from './bottom-dock'

/**
 * Takes a place at the window's lower edge while `isThere`, for as high as the element is. Who gives the places comes with the first that asks: on most pages nothing
 * stands there but the frame's own. Without a connection it stands where it would alone.
 */
export function useBottomDock(
  ref: RefObject<HTMLElement | null>,
  layer: DockEntry['layer'],
  side: DockEntry['side'],
  isThere: boolean,
): void {
  useEffect(() => {
    const { current: element } = ref
    if (!element || !isThere) return
    let leave: (() => void) | undefined
    let isOver = false
    const dock = async () => {
      const { dockAtBottom } = await import('./bottom-dock')
      if (!isOver) leave = dockAtBottom({ element, layer, side })
    }
    dock().catch(() => {})
    return () => {
      isOver = true
      leave?.()
    }
  }, [ref, layer, side, isThere])
}
