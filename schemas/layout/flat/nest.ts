import type { Block, Cell, Page, Row } from '../page'
import { roles } from '../role'
import type { FlatNode, FlatPage, NodeKind } from './flat'

/** Looks nodes up by id. */
export type Nodes = { get: (id: string) => FlatNode | undefined }

/** The page of a map of nodes; the inverse of `flatten`. Throws when a child is missing or of the wrong kind. */
export function nest({ fields, views, nodes }: FlatPage): Page {
  const nested: Page = { ...fields, views: {} }
  for (const role of roles) {
    const rows = views[role]
    if (rows) nested.views[role] = { rows: rows.map((id) => nestRow(nodes, id)) }
  }
  return nested
}

/** A row with all its descendants. */
export function nestRow(nodes: Nodes, id: string): Row {
  const node = take(nodes, id, 'row')
  return { ...node.fields, cells: node.cells.map((cell) => nestCell(nodes, cell)) }
}

/** A column with all its descendants. */
export function nestCell(nodes: Nodes, id: string): Cell {
  const node = take(nodes, id, 'cell')
  return { ...node.fields, blocks: node.blocks.map((block) => nestBlock(nodes, block)) }
}

/** A block with all its descendants. */
export function nestBlock(nodes: Nodes, id: string): Block {
  const node = take(nodes, id, 'block')
  if (!node.slots) return { ...node.fields }
  return {
    ...node.fields,
    slots: Object.fromEntries(
      Object.entries(node.slots).map(([slot, rows]) => [slot, rows.map((row) => nestRow(nodes, row))]),
    ),
  }
}

function take<K extends NodeKind>(nodes: Nodes, id: string, kind: K): FlatNode & { kind: K } {
  const node = nodes.get(id)
  if (node?.kind !== kind) throw new Error(`There is no ${kind} with the id ${id}.`)
  return node as FlatNode & { kind: K }
}
