import type { LocalisedText } from '@schemas/layout/pick-text'
import { copyCells } from './copied'
import { cellsOfHtml } from './cells-of-html'
import { leftoverMessage } from './leftover-message'
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
import { cellsOfText, isTooLarge, tooLargeMessage, type Pasted, putCells, tableOf, widthOf } from './pasted'
import { type Align, headRow, maxColumns, maxRows, type Range, shownIn, type Table, valueAt, withText } from './table'
import { resultMessages, stepMessages } from './table-messages'
import type { Grid } from './use-grid'

const messages = {
  removedRow: { en: 'Removed row {row}.', th: 'ลบแถวที่ {row} แล้ว' },
  removedRows: { en: 'Removed {count} rows.', th: 'ลบ {count} แถวแล้ว' },
  removedColumn: { en: 'Removed the column “{column}”.', th: 'ลบคอลัมน์ “{column}” แล้ว' },
  removedColumns: { en: 'Removed {count} columns.', th: 'ลบ {count} คอลัมน์แล้ว' },
  removeRows: { en: 'Remove rows', th: 'ลบแถว' },
  removeColumns: { en: 'Remove columns', th: 'ลบคอลัมน์' },
  addColumn: { en: 'Add column', th: 'เพิ่มคอลัมน์' },
  align: { en: 'Align column', th: 'จัดแนวคอลัมน์' },
  highlight: { en: 'Highlight column', th: 'เน้นคอลัมน์' },
  group: { en: 'Group heading', th: 'บรรทัดชื่อกลุ่ม' },
  note: { en: 'Column note', th: 'หมายเหตุของคอลัมน์' },
  fullRows: { en: `A table can have up to ${maxRows} rows.`, th: `ตารางหนึ่งมีได้ไม่เกิน ${maxRows} แถว` },
  fullColumns: { en: `A table can have up to ${maxColumns} columns.`, th: `ตารางหนึ่งมีได้ไม่เกิน ${maxColumns} คอลัมน์` },
  lastColumn: { en: 'A table needs at least one column.', th: 'ตารางต้องมีอย่างน้อยหนึ่งคอลัมน์' },
  brought: { en: 'Imported the file. Rows: {rows}, columns: {columns}.', th: 'นำเข้า {rows} แถว {columns} คอลัมน์แล้ว' },
}

const sizeOf = ({ top, bottom, left, right }: Range) => (bottom - top + 1) * (right - left + 1)
const counted = ({ t }: Grid, count: number) => t(count === 1 ? resultMessages.cell : resultMessages.cells, { count })
/** The selected range; undefined on a group line or a note, which are single places. */
const chosen = ({ place, range }: Grid) => (place.isGroup || place.isNote ? undefined : range)
const emptied =
  (label: LocalisedText, message: LocalisedText) =>
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
      grid.take(label, t(message, { count: counted(grid, written) }), (now) => mapRange(now, range, () => ''))
  }

/** Number of non-empty cells in a range. */
function countWritten(table: Table, range: Range): number {
  let count = 0
  mapRange(table, range, (cell) => {
    if (typeof cell === 'boolean' || shownIn(cell, 'th') !== '' || shownIn(cell, 'en') !== '') count += 1
    return cell
  })
  return count
}

export const clearCells = emptied(stepMessages.clear, resultMessages.cleared)
const cutCells = emptied(stepMessages.cut, resultMessages.cleared)

/** Moves the row or column of the focused cell by one step. */
export function moveAlong(grid: Grid, [down, along]: readonly [number, number]): void {
  const { place, table, t } = grid
  if (down !== 0) {
    const next = place.row === headRow || place.isGroup ? undefined : stepRow(table, place.row, down > 0 ? 1 : -1)
    const isEdge = place.row + Math.sign(down) < 0 || place.row + Math.sign(down) >= table.rows.length
    if (!next)
      return grid.announce(
        t(isEdge || place.row === headRow || place.isGroup ? resultMessages.edge : resultMessages.stays),
      )
    if (!grid.act(stepMessages.moveRow, (now) => stepRow(now, place.row, down > 0 ? 1 : -1)?.table)) return
    grid.go({ row: next.row, column: place.column })
    return grid.announce(t(resultMessages.rowAt, { place: next.row + 1, count: table.rows.length }))
  }
  const to = place.column + Math.sign(along)
  if (to < 0 || to >= table.columns.length) return grid.announce(t(resultMessages.edge))
  if (!grid.act(stepMessages.moveColumn, (now) => moveColumn(now, place.column, to))) return
  grid.go({ ...place, column: to })
  grid.announce(t(resultMessages.columnAt, { place: to + 1, count: table.columns.length }))
}

/** Toggles ticks and dashes; all become the opposite of the focused one. */
export function toggleTicks({ place, range, table, act }: Grid): void {
  const next = valueAt(table, place) !== true
  act(stepMessages.tick, (now) =>
    mapRange(now, range, (cell, { row }) => (row !== headRow && typeof cell === 'boolean' ? next : cell)),
  )
}

/** Turns cells into a tick, a dash, or text. */
export function setTicks({ range, act }: Grid, value: boolean | undefined): void {
  act(stepMessages.tick, (now) =>
    mapRange(now, range, (cell, { row }) =>
      row === headRow ? cell : (value ?? (typeof cell === 'boolean' ? '' : cell)),
    ),
  )
}

/** Adds a row before or after the selection and moves there. */
export function addRow(grid: Grid, isAfter: boolean): void {
  const { range, place } = grid
  const at = Math.max(0, isAfter ? range.bottom + 1 : range.top)
  if (grid.act(stepMessages.addRow, (now) => insertRow(now, at))) grid.go({ row: at, column: place.column })
  else grid.announce(grid.t(messages.fullRows))
}

export function addColumn(grid: Grid, isAfter: boolean): void {
  const at = isAfter ? grid.range.right + 1 : grid.range.left
  if (grid.act(messages.addColumn, (now) => insertColumn(now, at))) grid.go({ row: headRow, column: at })
  else grid.announce(grid.t(messages.fullColumns))
}

export function dropRows(grid: Grid): void {
  const { range, place, t } = grid
  const [first, last] = [Math.max(0, range.top), range.bottom]
  if (last < 0) return
  const message =
    first === last ? t(messages.removedRow, { row: first + 1 }) : t(messages.removedRows, { count: last - first + 1 })
  if (grid.take(messages.removeRows, message, (now) => removeRows(now, first, last)))
    leave(grid, { row: first, column: place.column })
}

export function dropColumns(grid: Grid): void {
  const { range, place, table, locale, t } = grid
  const message =
    range.left === range.right
      ? t(messages.removedColumn, {
          column: shownIn(table.columns[range.left]?.label ?? '', locale) || String(range.left + 1),
        })
      : t(messages.removedColumns, { count: range.right - range.left + 1 })
  if (grid.take(messages.removeColumns, message, (now) => removeColumns(now, range.left, range.right)))
    leave(grid, { row: place.row, column: range.left })
  else grid.announce(t(messages.lastColumn))
}

/** Keeps the message about what was removed, wherever the focus goes. */
const leave = (grid: Grid, place: Grid['place']) =>
  grid.choose({ top: place.row, bottom: place.row, left: place.column, right: place.column })

export const alignColumns = ({ range, act }: Grid, align: Align): boolean =>
  act(messages.align, (now) => changeColumns(now, range, { align: align === 'start' ? undefined : align }))

export const highlightColumns = ({ range, act }: Grid, isOn: boolean): boolean =>
  act(messages.highlight, (now) => changeColumns(now, range, { highlight: isOn || undefined }))

/** Adds a group line above the row and starts editing it; removes an existing one. */
export function toggleGroup(grid: Grid): void {
  const { place, table } = grid
  if (place.row === headRow) return
  if (table.rows[place.row]?.group !== undefined) {
    if (grid.act(messages.group, (now) => setGroup(now, place.row, undefined)))
      grid.go({ row: place.row, column: place.column })
    return
  }
  const step = { gesture: 'group' }
  if (grid.act(messages.group, (now) => setGroup(now, place.row, ''), step))
    grid.open({ row: place.row, column: place.column, isGroup: true }, false, step)
}

/** Starts editing the note below a column's name. */
export function writeNote(grid: Grid): void {
  const { place, table } = grid
  const at = { row: headRow, column: place.column, isNote: true }
  const step = { gesture: 'note' }
  if (table.columns[place.column]?.note !== undefined || grid.act(messages.note, (now) => withValue(now, at, ''), step))
    grid.open(at, false, step)
}

/** The last cells copied from a table: pasted into a table they keep all languages. */
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
  else grid.announce(t(resultMessages.copied, { count: counted(grid, sizeOf(range)) }))
}

/** Fills cells from the selected one on; a single text fills the whole selection. */
export function pasteChosen(grid: Grid, data: DataTransfer): void {
  const [text, html] = [data.getData('text/plain'), data.getData('text/html')]
  if (isTooLarge(text, html)) return grid.announce(grid.t(tooLargeMessage))
  const { place } = grid
  if (place.isGroup || place.isNote)
    return void grid.act(stepMessages.paste, (now) =>
      withValue(now, place, withText(valueAt(now, place), grid.locale, text)),
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
  if (!grid.act(stepMessages.paste, (now) => put(now).table)) return
  grid.choose(filled)
  const left = leftoverMessage(rest)
  grid.announce(
    [grid.t(resultMessages.pasted, { count: counted(grid, sizeOf(filled)) }), ...(left ? [grid.t(left)] : [])].join(
      ' ',
    ),
  )
}

/** Replaces the table with a file's cells; the first row becomes the column names. */
export function importCells(grid: Grid, cells: Pasted): void {
  const { table, left } = tableOf(cells, grid.locale, grid.table)
  const more = leftoverMessage(left)
  const message = [
    grid.t(messages.brought, { rows: table.rows.length, columns: table.columns.length }),
    ...(more ? [grid.t(more)] : []),
  ].join(' ')
  if (grid.take(stepMessages.bring, message, (now) => tableOf(cells, grid.locale, now).table))
    leave(grid, { row: headRow, column: 0 })
}
