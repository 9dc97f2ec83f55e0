import type { FlatNode } from '@schemas/layout/flat/flat'
import type { Area } from '../state/ui-store'
import { type Box, boxOf, nodeElement } from './hit'

type Nodes = { get: (id: string) => FlatNode | undefined }

/** The element that represents a block's area on the canvas: its first row, or the empty-area placeholder. */
export function areaElement(document: Document, nodes: Nodes, area: Area): Element | undefined {
  return areaParts(document, nodes, area)[0]
}

/** Bounding box of everything in an area; undefined while none of it is drawn. */
export function areaBox(document: Document, nodes: Nodes, area: Area): Box | undefined {
  const [first, ...others] = areaParts(document, nodes, area).map(boxOf)
  return (
    first &&
    others.reduce(
      (box, { left, top, right, bottom }) => ({
        left: Math.min(box.left, left),
        top: Math.min(box.top, top),
        right: Math.max(box.right, right),
        bottom: Math.max(box.bottom, bottom),
      }),
      first,
    )
  )
}

function areaParts(document: Document, nodes: Nodes, { block, slot }: Area): Element[] {
  const owner = nodes.get(block)
  const rows = owner?.kind === 'block' ? (owner.slots?.[slot] ?? []) : []
  if (rows.length > 0) return rows.flatMap((id) => nodeElement(document, id) ?? [])
  const empty = document.querySelector(`[data-empty-rows="${CSS.escape(`${block}:${slot}`)}"]`)
  return empty ? [empty] : []
}
