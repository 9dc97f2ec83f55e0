import { useSyncExternalStore } from 'react'
import { colorToCss } from '@schemas/layout/color'
import { onCanvasMove, canvasDocument } from '../../canvas/canvas-frame'

/**
 * What a colour of a document looks like in the builder, whose own document has no theme: the canvas' document has. Gives
 * CSS for a colour, `light-dark()` included; undefined while there is no canvas or for what is no colour.
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
