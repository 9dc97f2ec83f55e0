import type { LocalisedText } from '@schemas/layout/text'
import { copyCells } from './copied'
import { cellsOfHtml } from './cells-of-html'
import { leftWords } from './left-words'
import {
  changeColumns,
  insertColumn,
  insertRow,
  mapRange,
  moveColumn,
  removeColumns,
  removeRows,
  setGroup,
  stepRow,
  withValue,
} from './operations'
import { cellsOfText, isTooLarge, largeWords, type Pasted, putCells, tableOf, widthOf } from './pasted'
import {
  type Align,
  headRow,
  mostColumns,
  mostRows,
  type Range,
  shownIn,
  type Table,
  valueAt,
  withWords,
} from './table'
import { saidWords, stepWords } from './table-words'
import type { Grid } from './use-grid'

const words = {
  removedRow: { en: 'Removed row {row}.', th: 'ลบแถวที่ {row} แล้ว' },
  removedRows: { en: 'Removed {count} rows.', th: 'ลบ {count} แถวแล้ว' },
  removedColumn: { en: 'Removed the column “{column}”.', th: 'ลบคอลัมน์ “{column}” แล้ว' },
  removedColumns: { en: 'Removed {count} columns.', th: 'ลบ {count} คอลัมน์แล้ว' },
  removeRows: { en: 'Remove rows', th: 'ลบแถว' },
  removeColumns: { en: 'Remove columns', th: 'ลบคอลัมน์' },
  addColumn: { en: 'Add a column', th: 'เพิ่มคอลัมน์' },
  align: { en: 'Align a column', th: 'จัดแนวคอลัมน์' },
  highlight: { en: 'Highlight a column', th: 'เน้นคอลัมน์' },
  group: { en: 'Line over a group', th: 'บรรทัดชื่อกลุ่ม' },
  note: { en: 'Note of a column', th: 'หมายเหตุของคอลัมน์' },
  fullRows: { en: `A table has at most ${mostRows} rows.`, th: `ตารางหนึ่งมีได้ไม่เกิน ${mostRows} แถว` },
  fullColumns: { en: `A table has at most ${mostColumns} columns.`, th: `ตารางหนึ่งมีได้ไม่เกิน ${mostColumns} คอลัมน์` },
  lastColumn: { en: 'A table keeps one column.', th: 'ตารางต้องมีอย่างน้อยหนึ่งคอลัมน์' },
  brought: { en: 'Brought in the file. Rows: {rows}, columns: {columns}.', th: 'นำเข้า {rows} แถว {columns} คอลัมน์แล้ว' },
}

const sizeOf = ({ top, bottom, left, right }: Range) => (bottom - top + 1) * (right - left + 1)
const counted = ({ t }: Grid, count: number) => t(count === 1 ? saidWords.cell : saidWords.cells, { count })
/** What is chosen, or the line or note that stands there: these are one place. */
const chosen = ({ place, range }: Grid) => (place.isGroup || place.isNote ? undefined : range)
const emptied =
  (label: LocalisedText, said: LocalisedText) =>
  (grid: Grid): void => {
    const { place, table, t } = grid
    const range = chosen(grid)
    if (!range)
      return void grid.act(label, (now) =>
        place.isGroup
          ? setGroup(now, place.row, undefined)
          : changeColumns(now, { left: place.column, right: place.column }, { note: undefined }),
      )
    const written = countWritten(table, range)
    if (written > 0)
      grid.take(label, t(said, { count: counted(grid, written) }), (now) => mapRange(now, range, () => ''))
  }

/** How many cells of a range say something. */
function countWritten(table: Table, range: Range): number {
  let count = 0
  mapRange(table, range, (cell) => {
    if (typeof cell === 'boolean' || shownIn(cell, 'th') !== '' || shownIn(cell, 'en') !== '') count += 1
    return cell
  })
  return count
}

export const clearCells = emptied(stepWords.clear, saidWords.cleared)
const cutCells = emptied(stepWords.cut, saidWords.cleared)

/** The row or the column of the chosen cell one step on. */
export function moveAlong(grid: Grid, [down, along]: readonly [number, number]): void {
  const { place, table, t } = grid
  if (down !== 0) {
    const next = place.row === headRow || place.isGroup ? undefined : stepRow(table, place.row, down > 0 ? 1 : -1)
    const isEdge = place.row + Math.sign(down) < 0 || place.row + Math.sign(down) >= table.rows.length
    if (!next) return grid.say(t(isEdge || place.row === headRow || place.isGroup ? saidWords.edge : saidWords.stays))
    if (!grid.act(stepWords.moveRow, (now) => stepRow(now, place.row, down > 0 ? 1 : -1)?.table)) return
    grid.go({ row: next.row, column: place.column })
    return grid.say(t(saidWords.rowAt, { place: next.row + 1, count: table.rows.length }))
  }
  const to = place.column + Math.sign(along)
  if (to < 0 || to >= table.columns.length) return grid.say(t(saidWords.edge))
  if (!grid.act(stepWords.moveColumn, (now) => moveColumn(now, place.column, to))) return
  grid.go({ ...place, column: to })
  grid.say(t(saidWords.columnAt, { place: to + 1, count: table.columns.length }))
}

/** Ticks become dashes and dashes ticks, all of them as the one that has the focus. */
export function toggleTicks({ place, range, table, act }: Grid): void {
  const next = valueAt(table, place) !== true
  act(stepWords.tick, (now) =>
    mapRange(now, range, (cell, { row }) => (row !== headRow && typeof cell === 'boolean' ? next : cell)),
  )
}

/** A tick, a dash, or cells for words again. */
export function setTicks({ range, act }: Grid, value: boolean | undefined): void {
  act(stepWords.tick, (now) =>
    mapRange(now, range, (cell, { row }) =>
      row === headRow ? cell : (value ?? (typeof cell === 'boolean' ? '' : cell)),
    ),
  )
}

/** A row before or after what is chosen, ready to be written in. */
export function addRow(grid: Grid, isAfter: boolean): void {
  const { range, place } = grid
  const at = Math.max(0, isAfter ? range.bottom + 1 : range.top)
  if (grid.act(stepWords.addRow, (now) => insertRow(now, at))) grid.go({ row: at, column: place.column })
  else grid.say(grid.t(words.fullRows))
}

export function addColumn(grid: Grid, isAfter: boolean): void {
  const at = isAfter ? grid.range.right + 1 : grid.range.left
  if (grid.act(words.addColumn, (now) => insertColumn(now, at))) grid.go({ row: headRow, column: at })
  else grid.say(grid.t(words.fullColumns))
}

export function dropRows(grid: Grid): void {
  const { range, place, t } = grid
  const [first, last] = [Math.max(0, range.top), range.bottom]
  if (last < 0) return
  const said =
    first === last ? t(words.removedRow, { row: first + 1 }) : t(words.removedRows, { count: last - first + 1 })
  if (grid.take(words.removeRows, said, (now) => removeRows(now, first, last)))
    leave(grid, { row: first, column: place.column })
}

export function dropColumns(grid: Grid): void {
  const { range, place, table, locale, t } = grid
  const said =
    range.left === range.right
      ? t(words.removedColumn, {
          column: shownIn(table.columns[range.left]?.label ?? '', locale) || String(range.left + 1),
        })
      : t(words.removedColumns, { count: range.right - range.left + 1 })
  if (grid.take(words.removeColumns, said, (now) => removeColumns(now, range.left, range.right)))
    leave(grid, { row: place.row, column: range.left })
  else grid.say(t(words.lastColumn))
}

/** What is said of what is gone stays, wherever the focus goes for it. */
const leave = (grid: Grid, place: Grid['place']) =>
  grid.choose({ top: place.row, bottom: place.row, left: place.column, right: place.column })

export const alignColumns = ({ range, act }: Grid, align: Align): boolean =>
  act(words.align, (now) => changeColumns(now, range, { align: align === 'start' ? undefined : align }))

export const highlightColumns = ({ range, act }: Grid, isOn: boolean): boolean =>
  act(words.highlight, (now) => changeColumns(now, range, { highlight: isOn || undefined }))

/** A line over the group that begins with the row, to be written at once; the one that is there is taken away. */
export function toggleGroup(grid: Grid): void {
  const { place, table } = grid
  if (place.row === headRow) return
  if (table.rows[place.row]?.group !== undefined) {
    if (grid.act(words.group, (now) => setGroup(now, place.row, undefined)))
      grid.go({ row: place.row, column: place.column })
    return
  }
  const step = { gesture: 'group' }
  if (grid.act(words.group, (now) => setGroup(now, place.row, ''), step))
    grid.open({ row: place.row, column: place.column, isGroup: true }, false, step)
}

/** The note below a column's name, to be written at once. */
export function writeNote(grid: Grid): void {
  const { place, table } = grid
  const at = { row: headRow, column: place.column, isNote: true }
  const step = { gesture: 'note' }
  if (table.columns[place.column]?.note !== undefined || grid.act(words.note, (now) => withValue(now, at, ''), step))
    grid.open(at, false, step)
}

/** What was copied in a table last: pasted in one again, it brings all its languages along. */
let last: { text: string; cells: Pasted } | undefined

export function copyChosen(grid: Grid, data: DataTransfer, isCut: boolean): void {
  const { table, place, range, locale, t } = grid
  if (!chosen(grid)) {
    data.setData('text/plain', shownIn(valueAt(table, place), locale))
    return isCut ? cutCells(grid) : undefined
  }
  const { text, html, cells } = copyCells(table, range, locale)
  last = { text, cells }
  data.setData('text/plain', text)
  data.setData('text/html', html)
  if (isCut) cutCells(grid)
  else grid.say(t(saidWords.copied, { count: counted(grid, sizeOf(range)) }))
}

/** Fills cells from the chosen one on; one text fills all that are chosen. */
export function pasteChosen(grid: Grid, data: DataTransfer): void {
  const [text, html] = [data.getData('text/plain'), data.getData('text/html')]
  if (isTooLarge(text, html)) return grid.say(grid.t(largeWords))
  const { place } = grid
  if (place.isGroup || place.isNote)
    return void grid.act(stepWords.paste, (now) =>
      withValue(now, place, withWords(valueAt(now, place), grid.locale, text)),
    )
  const isOwn = last !== undefined && last.text === text.replaceAll('\r\n', '\n')
  const pasted = isOwn && last ? last.cells : (cellsOfHtml(html) ?? cellsOfText(text))
  if (pasted.rows.length === 0) return
  const { range, table, locale } = grid
  const isOne = pasted.rows.length === 1 && widthOf(pasted) === 1
  const [first] = pasted.rows
  const across = Array.from({ length: range.right - range.left + 1 }, () => first?.cells[0] ?? '')
  const spread = isOne
    ? { ...pasted, rows: Array.from({ length: range.bottom - range.top + 1 }, () => ({ cells: across })) }
    : pasted
  const put = (now: Table) => putCells(now, { row: range.top, column: range.left }, spread, locale)
  const { range: filled, left: rest } = put(table)
  if (!grid.act(stepWords.paste, (now) => put(now).table)) return
  grid.choose(filled)
  const left = leftWords(rest)
  grid.say(
    [grid.t(saidWords.pasted, { count: counted(grid, sizeOf(filled)) }), ...(left ? [grid.t(left)] : [])].join(' '),
  )
}

/** A file's cells in the place of the table's; the first row names the columns. */
export function bringCells(grid: Grid, cells: Pasted): void {
  const { table, left } = tableOf(cells, grid.locale, grid.table)
  const more = leftWords(left)
  const said = [
    grid.t(words.brought, { rows: table.rows.length, columns: table.columns.length }),
    ...(more ? [grid.t(more)] : []),
  ].join(' ')
  if (grid.take(stepWords.bring, said, (now) => tableOf(cells, grid.locale, now).table))
    leave(grid, { row: headRow, column: 0 })
}
