import { useLayoutEffect, useState } from 'react'
import { boxOf } from './hit'
import { rowsWithin } from './rows-in-sight'
import { fromCanvas, onCanvasMove, canvasFrame, canvasDocument } from './canvas-frame'

/** More blocks than this of the rows that are seen get no mark: they would cover the page. */
const maxNodes = 400

/** The upper right corner of a node in the canvas' window. */
export type Placed = { id: string; right: number; top: number }

/** Where the nodes of a map that are in sight stand, so that a mark can be put there. */
export function usePlacedMarks(byNode: ReadonlyMap<string, unknown>): readonly Placed[] {
  const [placed, setPlaced] = useState<readonly Placed[]>([])
  useLayoutEffect(() => {
    let frame = 0
    const place = () => {
      frame = 0
      setPlaced((before) => {
        const next = placesOf(byNode)
        // Whatever moves the page asks for this; mostly nothing is there to be marked.
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

/** Those that are in the canvas' window, by their upper right corner: looked for in the rows that are, so that a long page costs what is seen of it. */
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
