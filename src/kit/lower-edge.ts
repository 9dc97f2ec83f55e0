import { type RefObject, useEffect } from 'react'
import type { EdgeEntry } from './edge-places'

/**
 * Takes a place at the window's lower edge while `isThere`, for as high as the element is. Who gives the places comes with the first that asks: on most pages nothing
 * stands there but the frame's own. Without a connection it stands where it would alone.
 */
export function useLowerEdge(
  ref: RefObject<HTMLElement | null>,
  layer: EdgeEntry['layer'],
  side: EdgeEntry['side'],
  isThere: boolean,
): void {
  useEffect(() => {
    const { current: element } = ref
    if (!element || !isThere) return
    let leave: (() => void) | undefined
    let isOver = false
    const stand = async () => {
      const { standAtEdge } = await import('./edge-places')
      if (!isOver) leave = standAtEdge({ element, layer, side })
    }
    stand().catch(() => {})
    return () => {
      isOver = true
      leave?.()
    }
  }, [ref, layer, side, isThere])
}
