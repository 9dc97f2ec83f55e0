import type { Block, Cell, Page, Row } from '@schemas/layout/page'
import type { Role } from '@schemas/layout/role'

/** Where a node hangs: in a role's view, in a row, in a column, or in a named slot of a block. */
export type Parent = { view: Role } | { row: string } | { cell: string } | { block: string; slot: string }

export type FlatNode =
  | { kind: 'row'; fields: Omit<Row, 'cells'>; parent: Parent; cells: string[] }
  | { kind: 'cell'; fields: Omit<Cell, 'blocks'>; parent: Parent; blocks: string[] }
  | { kind: 'block'; fields: Omit<Block, 'slots'>; parent: Parent; slots?: Record<string, string[]> }

/**
 * A page as a map of nodes by id, which is what operations work on: they address ids, never positions.
 * Every node names its children in order, and its parent.
 */
export type FlatPage = { fields: Omit<Page, 'views'>; views: Partial<Record<Role, string[]>>; nodes: Record<string, FlatNode> }
