import type { Parent, RowParent } from '@schemas/layout/flat/flat'

/**
 * Where something is put: into a column, between rows (a row is made around blocks and columns), or beside the columns of
 * a row (a column is made around blocks). `index` counts the children as they stand before the operation.
 */
export type Target =
  | { cell: string; index: number }
  | { rows: RowParent; index: number }
  | { row: string; index: number }

/** The place among a node's children, whatever kind it is. */
export const placeIn = (parent: Parent, index: number): Target =>
  'cell' in parent
    ? { cell: parent.cell, index }
    : 'row' in parent
      ? { row: parent.row, index }
      : { rows: parent, index }
