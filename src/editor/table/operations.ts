import type { LocalisedText } from '@schemas/layout/pick-text'
import {
  type Cell,
  type Column,
  headRow,
  maxColumns,
  maxRows,
  type Place,
  type Range,
  type Row,
  type Table,
} from './table'

/** Pads a row to one cell per column, so that columns can be moved. */
const filled = (cells: readonly Cell[], count: number): Cell[] =>
  Array.from({ length: Math.max(count, cells.length) }, (_, column) => cells[column] ?? '')

const withGroup = ({ group: _before, ...row }: Row, group: LocalisedText | undefined): Row =>
  group === undefined ? row : { ...row, group }

/** A table with another value in one place. */
export function withValue(table: Table, { row, column, isGroup, isNote }: Place, value: Cell): Table {
  if (row === headRow)
    return typeof value === 'boolean'
      ? table
      : changeColumns(table, { left: column, right: column }, isNote ? { note: value } : { label: value })
  return {
    ...table,
    rows: table.rows.map((each, at) => {
      if (at !== row) return each
      if (isGroup) return withGroup(each, typeof value === 'boolean' ? each.group : value)
      return {
        ...each,
        cells: filled(each.cells, table.columns.length).map((cell, place) => (place === column ? value : cell)),
      }
    }),
  }
}

/** A table with other values in a range of cells. */
export function mapRange(
  table: Table,
  { top, bottom, left, right }: Range,
  change: (cell: Cell, place: Place) => Cell,
): Table {
  let next = table
  if (top === headRow) {
    for (let column = left; column <= right; column += 1)
      next = withValue(
        next,
        { row: headRow, column },
        change(table.columns[column]?.label ?? '', { row: headRow, column }),
      )
  }
  const rows = next.rows.map((row, at) =>
    at < top || at > bottom
      ? row
      : {
          ...row,
          cells: filled(row.cells, table.columns.length).map((cell, column) =>
            column < left || column > right ? cell : change(cell, { row: at, column }),
          ),
        },
  )
  return { ...next, rows }
}

/** Undefined when the table is full. */
export function insertRow(table: Table, at: number): Table | undefined {
  if (table.rows.length >= maxRows) return undefined
  const rows = [...table.rows]
  rows.splice(at, 0, { cells: table.columns.map(() => '') })
  return { ...table, rows }
}

/** The new column copies its neighbour's alignment. */
export function insertColumn(table: Table, at: number): Table | undefined {
  if (table.columns.length >= maxColumns) return undefined
  const { align } = table.columns[at > 0 ? at - 1 : 0] ?? {}
  const columns: Column[] = [...table.columns]
  columns.splice(at, 0, { label: '', ...(align === undefined ? {} : { align }) })
  const rows = table.rows.map((row) => {
    const cells = filled(row.cells, table.columns.length)
    cells.splice(at, 0, '')
    // Surplus cells are invisible; the gateway does not accept more than the limit.
    return { ...row, cells: cells.slice(0, maxColumns) }
  })
  return { columns, rows }
}

/** The rest of a group keeps its line. */
export function removeRows(table: Table, first: number, last: number): Table {
  const group = table.rows.slice(first, last + 1).findLast((row) => row.group !== undefined)?.group
  const rows = [...table.rows.slice(0, first), ...table.rows.slice(last + 1)]
  const next = rows[first]
  if (group !== undefined && next && next.group === undefined) rows[first] = withGroup(next, group)
  return { ...table, rows }
}

/** One column must stay: undefined when all would be removed. */
export function removeColumns(table: Table, first: number, last: number): Table | undefined {
  if (last - first + 1 >= table.columns.length) return undefined
  const without = <T>(list: readonly T[]) => [...list.slice(0, first), ...list.slice(last + 1)]
  return { columns: without(table.columns), rows: table.rows.map((row) => ({ ...row, cells: without(row.cells) })) }
}

/**
 * Moves a row one step up or down, and returns its new index. At the edge of its group it moves into the next group
 * without moving other rows. Undefined at the end of the table, and for the only row of a group, whose line would be
 * left without rows.
 */
export function stepRow(table: Table, row: number, by: 1 | -1): { table: Table; row: number } | undefined {
  const rows = [...table.rows]
  const [own, other, below] = [rows[row], rows[row + by], rows[row + 1]]
  if (!own || !other) return undefined
  const edge = by === -1 ? own : other
  if (edge.group === undefined) {
    // Group lines keep their position.
    rows[row] = withGroup(other, own.group)
    rows[row + by] = withGroup(own, other.group)
    return { table: { ...table, rows }, row: row + by }
  }
  const isAlone = own.group !== undefined && (below === undefined || below.group !== undefined)
  if (by === -1) {
    if (isAlone || !below) return undefined
    rows[row] = withGroup(own, undefined)
    rows[row + 1] = withGroup(below, own.group)
    return { table: { ...table, rows }, row }
  }
  if (isAlone) return undefined
  rows[row] = withGroup(own, edge.group)
  rows[row + 1] = withGroup(other, undefined)
  return { table: { ...table, rows }, row }
}

/** Moves a row to another position, as far as it can go. */
export function moveRow(table: Table, from: number, to: number): { table: Table; row: number } {
  let now = { table, row: from }
  while (now.row !== to) {
    const next = stepRow(now.table, now.row, to > now.row ? 1 : -1)
    if (!next) break
    now = next
  }
  return now
}

export function moveColumn(table: Table, from: number, to: number): Table {
  const moved = <T>(list: readonly T[]): T[] => {
    const next = [...list]
    next.splice(to, 0, ...next.splice(from, 1))
    return next
  }
  return {
    columns: moved(table.columns),
    rows: table.rows.map((row) => ({ ...row, cells: moved(filled(row.cells, table.columns.length)) })),
  }
}

/** Changes settings of a range of columns; `undefined` removes one. */
export function changeColumns(
  table: Table,
  { left, right }: Pick<Range, 'left' | 'right'>,
  change: { [Key in keyof Column]?: Column[Key] | undefined },
): Table {
  const changed = (column: Column) =>
    Object.fromEntries(Object.entries({ ...column, ...change }).filter(([, value]) => value !== undefined)) as Column
  return { ...table, columns: table.columns.map((column, at) => (at < left || at > right ? column : changed(column))) }
}

export const setGroup = (table: Table, row: number, group: LocalisedText | undefined): Table => ({
  ...table,
  rows: table.rows.map((each, at) => (at === row ? withGroup(each, group) : each)),
})

/** Drops group lines and notes that were left empty. */
export function withoutEmptyLines(table: Table): Table {
  const { columns, rows } = table
  return {
    columns: columns.some(({ note }) => note === '')
      ? columns.map(({ note, ...column }) => (note === undefined || note === '' ? column : { ...column, note }))
      : columns,
    rows: rows.some(({ group }) => group === '')
      ? rows.map((row) => (row.group === '' ? withGroup(row, undefined) : row))
      : rows,
  }
}
