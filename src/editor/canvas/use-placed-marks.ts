import { useLayoutEffect, useState } from 'react'
import { boxOf } from './hit'
import { rowsWithin } from './rows-in-sight'
import { fromCanvas, onCanvasMove, canvasFrame, canvasDocument } from './canvas-frame'

/** With more visible blocks than this, the rest get no marks: they would cover the page. */
const maxNodes = 400

/** The upper right corner of a node in the canvas' window. */
export type Placed = { id: string; right: number; top: number }

/** Positions of the visible nodes of a map, so that a mark can be put there. */
export function usePlacedMarks(byNode: ReadonlyMap<string, unknown>): readonly Placed[] {
  const [placed, setPlaced] = useState<readonly Placed[]>([])
  useLayoutEffect(() => {
    let frame = 0
    const place = () => {
      frame = 0
      setPlaced((before) => {
        const next = placesOf(byNode)
        // Called on every move of the page; usually there is nothing to mark.
        return before.length === 0 && next.length === 0 ? before : next
      })
    }
    const plan = () => (frame ||= requestAnimationFrame(place))
    plan()
    const end = onCanvasMove(plan)
    return () => {
      cancelAnimationFrame(frame)
      end()
    }
  }, [byNode])
  return placed
}

/**
 * Visible nodes, by their upper right corner. Only the visible rows are searched, so that the cost does not depend on
 * the page's length.
 */
function placesOf(byNode: ReadonlyMap<string, unknown>): Placed[] {
  const [page, current] = [canvasDocument()?.getElementById('canvas-page'), canvasFrame()]
  const found: Placed[] = []
  if (!page || !current || byNode.size === 0) return found
  const height = current.frame.clientHeight
  let looked = 0
  const measure = (element: Element) => {
    const id = element.getAttribute('data-node')
    if (id === null || !byNode.has(id) || ++looked > maxNodes) return
    const box = boxOf(element)
    if (box.bottom < 0 || box.top > height || box.right <= box.left) return
    const { right, top } = fromCanvas(box)
    found.push({ id, right, top: Math.max(0, top) })
  }
  for (const row of rowsWithin(page, height, 0)) {
    measure(row)
    for (const element of row.querySelectorAll('[data-node]')) measure(element)
  }
  return found
}
