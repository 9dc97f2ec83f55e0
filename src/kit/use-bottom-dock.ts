import { type RefObject, useEffect } from 'react'
import type { DockEntry } from './bottom-dock'

/**
 * Docks an element at the window's lower edge while `isThere`, at its own height. The dock loads on first use, because
 * most pages have nothing there but the frame's own buttons. If it cannot load, the element is placed as if alone.
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
