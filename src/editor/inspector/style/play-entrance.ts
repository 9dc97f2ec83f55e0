import { cellEntrances, columnCounts } from '@schemas/layout/columns'
import type { Entering } from '@schemas/layout/entrance'
import { entranceEasing, entranceStart } from '@schemas/layout/entrance-rules'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { nodeElement } from '../../canvas/hit'
import { revealElement } from '../../canvas/reveal-node'
import { canvasDocument } from '../../canvas/canvas-frame'

/** Duration of one part's animation, and the delay of the next column (ms). */
const durationMs = 700
const turnMs = 120

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Plays the entrance once on the canvas, by time: while a page is edited, nothing on it animates on its own. */
export function playEntrance(nodes: readonly FlatNode[], get: (id: string) => FlatNode | undefined): void {
  const document = canvasDocument()
  if (!document) return
  for (const node of nodes) {
    const element = nodeElement(document, node.fields.id)
    if (!element) continue
    revealElement(element)
    const { entrance } = node.fields
    if (node.kind !== 'row') play(node.kind === 'cell' ? element : element.firstElementChild, { entrance })
    else if (!node.fields.inTurn) play(element.querySelector(':scope > .grid'), { entrance })
    else {
      const cells = node.cells
        .flatMap((id) => get(id) ?? [])
        .flatMap((each) => (each.kind === 'cell' ? [each.fields] : []))
      const entrances = cellEntrances(node.fields, cells, columnCounts(node.fields, cells))
      cells.forEach(({ id }, index) => play(nodeElement(document, id), entrances[index] ?? {}))
    }
  }
}

function play(element: Element | null, { entrance, turn = 0 }: Entering): void {
  if (!element || !entrance) return
  element.animate(
    [
      { opacity: 0, transform: entranceStart(entrance) },
      { opacity: 1, transform: 'none' },
    ],
    { duration: durationMs, delay: turn * turnMs, easing: entranceEasing, fill: 'backwards' },
  )
}
