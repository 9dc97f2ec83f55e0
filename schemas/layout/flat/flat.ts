import type { Cell, Page, Row } from '../page'
import type { ReadBlock } from '../read'
import type { Role } from '../role'

/** The parent of rows: a role's view, or a named slot of a block. */
export type RowParent = { view: Role } | { block: string; slot: string }
/** The parent of a node: a view or slot for rows, a row for a column, a column for a block. */
export type Parent = RowParent | { row: string } | { cell: string }

export type FlatRow = { kind: 'row'; fields: Omit<Row, 'cells'>; parent: RowParent; cells: string[] }
export type FlatCell = { kind: 'cell'; fields: Omit<Cell, 'blocks'>; parent: { row: string }; blocks: string[] }
export type FlatBlock = {
  kind: 'block'
  fields: Omit<ReadBlock, 'slots'>
  parent: { cell: string }
  slots?: Record<string, string[]>
}
export type FlatNode = FlatRow | FlatCell | FlatBlock
export type NodeKind = FlatNode['kind']

/**
 * A page as a map of nodes by id, the form that operations work on: they address ids, never positions. Every node lists
 * its children in order, and names its parent.
 */
export type FlatPage = {
  fields: Omit<Page, 'views'>
  views: Partial<Record<Role, string[]>>
  nodes: Map<string, FlatNode>
}

/** The node's children in document order: a row's columns, a column's blocks, the rows of a block's slots. */
export function childrenOf(node: FlatNode): string[] {
  if (node.kind === 'row') return node.cells
  if (node.kind === 'cell') return node.blocks
  return node.slots ? Object.values(node.slots).flat() : []
}
