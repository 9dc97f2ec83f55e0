import { useSyncExternalStore } from 'react'
import { colorToCss } from '@schemas/layout/color'
import { onCanvasMove, canvasDocument } from '../../canvas/canvas-frame'

/**
 * Resolves a document's colour in the builder. The builder's own document has no theme, so the canvas' document is
 * used. Returns CSS for a colour, including `light-dark()`; undefined while there is no canvas, or when it is not a
 * colour.
 */
export function useThemeColor(): (value: unknown) => string | undefined {
  const root = useSyncExternalStore(onCanvasMove, () => canvasDocument()?.documentElement)
  return (value) => {
    const css = colorToCss(value)
    const name = css && /^var\((--[\w-]+)\)$/.exec(css)?.[1]
    if (!name) return css
    return (root && root.ownerDocument.defaultView?.getComputedStyle(root).getPropertyValue(name).trim()) || undefined
  }
}
