import { headRow, type Place, type Range, type Table } from './table'

/** One line of the grid, from above: the columns' names, their notes, and rows with the lines over their groups. */
export type Line = Pick<Place, 'row' | 'isGroup' | 'isNote'>

/** What stands below what. Notes have a line where a column has one. */
export function linesOf({ columns, rows }: Table): Line[] {
  return [
    { row: headRow },
    ...(columns.some(({ note }) => note !== undefined) ? [{ row: headRow, isNote: true }] : []),
    ...rows.flatMap(({ group }, row): Line[] => (group === undefined ? [{ row }] : [{ row, isGroup: true }, { row }])),
  ]
}

/** The nearest place that is there: a table may have lost rows or columns since. */
export function placeIn(table: Table, { row, column, isGroup, isNote }: Place): Place {
  const at = {
    row: Math.min(row, table.rows.length - 1),
    column: Math.max(0, Math.min(column, table.columns.length - 1)),
  }
  if (isGroup && table.rows[at.row]?.group !== undefined) return { ...at, isGroup }
  return isNote && at.row === headRow && table.columns.some(({ note }) => note !== undefined) ? { ...at, isNote } : at
}

/** The place so many lines and columns away, as far as the table goes. `isWhole`: over lines of one kind alone, as a range is. */
export function stepFrom(table: Table, place: Place, [down, along]: readonly [number, number], isWhole = false): Place {
  const lines = linesOf(table).filter((line) => !isWhole || (!line.isGroup && !line.isNote))
  const at = lines.findIndex(
    ({ row, isGroup, isNote }) =>
      row === place.row && (isWhole || (isGroup === place.isGroup && isNote === place.isNote)),
  )
  const line = lines[Math.max(0, Math.min(at + down, lines.length - 1))] ?? { row: headRow }
  return { ...line, column: Math.max(0, Math.min(place.column + along, table.columns.length - 1)) }
}

/** The whole table, its columns' names as well. */
export const allOf = ({ columns, rows }: Table): Range => ({
  top: headRow,
  bottom: rows.length - 1,
  left: 0,
  right: columns.length - 1,
})
