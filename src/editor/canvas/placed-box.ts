import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Box } from './hit'
import { show } from './placed'
import { fromCanvas, onCanvasMove, canvasDocument } from './canvas-frame'

/**
 * Keeps an overlay element over the canvas box that `find` returns, wherever the page moves; hidden while there is
 * none. `of` are the dependencies of `find`.
 */
export function usePlacedBox(
  find: (document: Document) => Box | undefined,
  of: readonly unknown[],
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const document = canvasDocument()
      const box = document && find(document)
      if (element.current) show(element.current, box && fromCanvas(box))
    }
    place()
    // A folded panel has a box only once it is drawn.
    const late = requestAnimationFrame(place)
    const end = onCanvasMove(place)
    return () => {
      cancelAnimationFrame(late)
      end()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what `find` finds is another where one of these is
  }, of)
  return element
}
