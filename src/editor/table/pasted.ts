import { type Cell, headRow, maxColumns, maxRows, type Place, type Range, type Table, withText } from './table'
import type { Locale } from '@schemas/layout/locale'
import { maxTextLength } from '@schemas/layout/text'
import { withoutEnd } from '@schemas/without-end'
import { mapRange, setGroup } from './operations'
import { readSeparated } from './read-separated'

/**
 * Cells from another program, or from this table with both languages. `group` is the text of the line above the row.
 */
export type PastedRow = { cells: readonly (string | Cell)[]; group?: string }
/** `isNative`: cells of our own table, taken over unchanged. */
export type Pasted = { rows: readonly PastedRow[]; isNative?: boolean }

/** What did not fit: rows and columns beyond the limits, and characters cut from long texts. */
export type Left = { rows: number; columns: number; letters: number }

/** More characters than the largest reasonable table, which would block the browser. */
export const isTooLarge = (text: string, html: string): boolean => text.length > 4_000_000 || html.length > 8_000_000

export const tooLargeMessage = {
  en: 'What you copied is too large for a table on a page.',
  th: 'ข้อมูลที่คัดลอกใหญ่เกินไปสำหรับตารางในหน้าเว็บ',
}

export const widthOf = ({ rows }: Pasted): number => rows.reduce((max, { cells }) => Math.max(max, cells.length), 0)

/** Clipboard text as cells, with tabs and line breaks as in spreadsheets. An unclosed quote is treated as text. */
export function cellsOfText(text: string): Pasted {
  const tidy = text.replace(/^\uFEFF/, '')
  const { rows, open } = readSeparated(tidy, '\t')
  const read =
    open === undefined
      ? rows
      : tidy
          .replace(/(?:\r\n|\n|\r)$/, '')
          .split(/\r\n|\n|\r/)
          .map((line) => line.split('\t'))
  return { rows: read.map((cells) => ({ cells })) }
}

/** Whether a text is clearly from a spreadsheet: several lines with the same number of tabs. */
export function readsAsTable(text: string): boolean {
  if (!text.includes('\t')) return false
  const { rows, open } = readSeparated(withoutEnd(text, '\r\n'), '\t')
  const [first] = rows
  // If every line starts with a tab, it is indented text.
  return (
    open === undefined &&
    first !== undefined &&
    first.length > 1 &&
    rows.length > 1 &&
    rows.every(({ length }) => length === first.length) &&
    rows.some(([cell]) => cell !== '')
  )
}

const yes = new Set(['TRUE', '✓', '✔', '☑', '✅'])
const no = new Set(['FALSE', '✗', '✘', '☐', '❌'])

/** The cell for a pasted text: spreadsheets write booleans in capitals. */
function cellOf(before: Cell, locale: Locale, text: string): Cell {
  const sign = text.trim().replace(/\uFE0F$/u, '')
  if (yes.has(sign)) return true
  if (no.has(sign)) return false
  return withText(before, locale, text)
}

type Put = { table: Table; range: Range; left: Left }

/** Fills cells from a place on. The table grows up to its limits. */
export function putCells(table: Table, at: Pick<Place, 'row' | 'column'>, pasted: Pasted, locale: Locale): Put {
  const wanted = { right: at.column + widthOf(pasted), bottom: at.row + pasted.rows.length }
  const [right, bottom] = [Math.min(wanted.right, maxColumns), Math.min(wanted.bottom, maxRows)]
  const grown: Table = {
    columns: [
      ...table.columns,
      ...Array.from({ length: Math.max(0, right - table.columns.length) }, () => ({ label: '' })),
    ],
    rows: [...table.rows, ...Array.from({ length: Math.max(0, bottom - table.rows.length) }, () => ({ cells: [] }))],
  }
  const range = { top: at.row, left: at.column, right: right - 1, bottom: bottom - 1 }
  let characters = 0
  let next = mapRange(grown, range, (before, { row, column }) => {
    const cell = pasted.rows[row - at.row]?.cells[column - at.column]
    if (cell === undefined) return before
    if (typeof cell === 'string' && cell.length > maxTextLength) characters += 1
    if (pasted.isNative || typeof cell !== 'string') return row === headRow && typeof cell === 'boolean' ? before : cell
    // A column name is always text.
    return row === headRow ? withText(before, locale, cell) : cellOf(before, locale, cell)
  })
  pasted.rows.forEach(({ group }, index) => {
    // There is no group line above the column names: it goes above the first row.
    const row = Math.max(0, at.row + index)
    if (group && row < bottom) next = setGroup(next, row, withText(next.rows[row]?.group ?? '', locale, group))
  })
  return {
    table: next,
    range,
    left: { rows: wanted.bottom - bottom, columns: wanted.right - right, letters: characters },
  }
}

/** A new table whose first row names the columns; column alignment is kept from the previous table. */
export function tableOf(
  pasted: Pasted,
  locale: Locale,
  before: Table = { columns: [], rows: [] },
): { table: Table; left: Left } {
  const width = Math.min(widthOf(pasted), maxColumns)
  const columns = Array.from({ length: width }, (_, at) => ({ ...before.columns[at], label: '' }))
  const { table, left } = putCells({ columns, rows: [] }, { row: headRow, column: 0 }, pasted, locale)
  return { table, left }
}
