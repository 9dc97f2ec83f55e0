import { type Entering, turnsOf } from './entrance'
import type { Cell, Row } from './page'

/** The entrance of each column: its own, else staggered in its turn where the row does that. */
export function cellEntrances(
  row: Pick<Row, 'entrance' | 'inTurn'>,
  cells: readonly Pick<Cell, 'entrance' | 'colspan' | 'style'>[],
  counts: ColumnCounts,
): Entering[] {
  if (!row.inTurn || !row.entrance) return cells.map(({ entrance }) => ({ entrance }))
  const turns = turnsOf(
    cells.map((cell) => columnSpans(cell, counts).base),
    counts.desktop,
  )
  return cells.map(({ entrance = row.entrance }, index) => ({ entrance, turn: turns[index] ?? 0 }))
}

/** Classes of a column's inner box; a column with a background always has one, because its colours switch there. */
export const cellInner = ({ ground }: Pick<Cell, 'ground'>, inner: string | undefined): string =>
  [inner, ground && 'on-ground'].filter(Boolean).join(' ')

export type ColumnCounts = { desktop: number; tablet: number; mobile: number }

/** A row's columns per breakpoint, counting visible cells. */
export function columnCounts(
  row: Pick<Row, 'columns'>,
  cells: readonly Pick<Cell, 'colspan' | 'style'>[],
): ColumnCounts {
  const spans = cells.map((cell) => cell.colspan ?? cell.style?.base?.colspan ?? 1)
  const desktop =
    row.columns?.desktop ??
    Math.max(
      1,
      spans.reduce((sum, span) => sum + span, 0),
    )
  return { desktop, tablet: row.columns?.tablet ?? Math.min(desktop, 2), mobile: row.columns?.mobile ?? 1 }
}

/** How many columns a cell spans per breakpoint, never more than the row has there. */
export function columnSpans(
  cell: Pick<Cell, 'colspan' | 'style'>,
  counts: ColumnCounts,
): { base: number; tablet: number; mobile: number } {
  const wanted = cell.colspan ?? cell.style?.base?.colspan ?? 1
  return {
    base: Math.min(wanted, counts.desktop),
    tablet: Math.min(cell.style?.tablet?.colspan ?? wanted, counts.tablet),
    mobile: Math.min(cell.style?.mobile?.colspan ?? cell.style?.tablet?.colspan ?? wanted, counts.mobile),
  }
}
