import { headRow, type Place, type Range, type Table } from './table'

/** One line of the grid, top to bottom: column names, notes, and rows with the group lines above them. */
export type Line = Pick<Place, 'row' | 'isGroup' | 'isNote'>

/** All lines in order. Notes have a line if any column has one. */
export function linesOf({ columns, rows }: Table): Line[] {
  return [
    { row: headRow },
    ...(columns.some(({ note }) => note !== undefined) ? [{ row: headRow, isNote: true }] : []),
    ...rows.flatMap(({ group }, row): Line[] => (group === undefined ? [{ row }] : [{ row, isGroup: true }, { row }])),
  ]
}

/** The nearest existing place: the table may have lost rows or columns. */
export function placeIn(table: Table, { row, column, isGroup, isNote }: Place): Place {
  const at = {
    row: Math.min(row, table.rows.length - 1),
    column: Math.max(0, Math.min(column, table.columns.length - 1)),
  }
  if (isGroup && table.rows[at.row]?.group !== undefined) return { ...at, isGroup }
  return isNote && at.row === headRow && table.columns.some(({ note }) => note !== undefined) ? { ...at, isNote } : at
}

/**
 * The place a number of lines and columns away, clamped to the table. `isWhole`: skips lines of other kinds, as for a
 * range.
 */
export function stepFrom(table: Table, place: Place, [down, along]: readonly [number, number], isWhole = false): Place {
  const lines = linesOf(table).filter((line) => !isWhole || (!line.isGroup && !line.isNote))
  const at = lines.findIndex(
    ({ row, isGroup, isNote }) =>
      row === place.row && (isWhole || (isGroup === place.isGroup && isNote === place.isNote)),
  )
  const line = lines[Math.max(0, Math.min(at + down, lines.length - 1))] ?? { row: headRow }
  return { ...line, column: Math.max(0, Math.min(place.column + along, table.columns.length - 1)) }
}

/** The whole table, including the column names. */
export const allOf = ({ columns, rows }: Table): Range => ({
  top: headRow,
  bottom: rows.length - 1,
  left: 0,
  right: columns.length - 1,
})
