import type { Parent, RowParent } from '@schemas/layout/flat/flat'

/**
 * An insertion target: in a column, between rows (blocks and columns get a row around them), or between the columns of
 * a row (blocks get a column). `index` counts the children before the operation.
 */
export type Target =
  | { cell: string; index: number }
  | { rows: RowParent; index: number }
  | { row: string; index: number }

/** The target at an index among a node's children, whatever its kind. */
export const placeIn = (parent: Parent, index: number): Target =>
  'cell' in parent
    ? { cell: parent.cell, index }
    : 'row' in parent
      ? { row: parent.row, index }
      : { rows: parent, index }
