import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { maxTextLength } from '@schemas/layout/text'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { isPerLocale, withEntry } from '../document/fields/localised'

/** A text, or yes and no. */
export type Cell = LocalisedText | boolean
export type Align = 'start' | 'center' | 'end'
export type Column = { label: LocalisedText; note?: LocalisedText; align?: Align; highlight?: boolean }
export type Row = {
  cells: readonly Cell[]
  /** A group line above this row and those that follow. */ group?: LocalisedText
}

/** The `columns` and `rows` of a block that is edited as a table (`isTable`). */
export type Table = { columns: readonly Column[]; rows: readonly Row[] }

/** The limits of the block's schema; a test keeps them equal. */
export const maxColumns = 16
export const maxRows = 500

/** Row index of the column names. */
export const headRow = -1

/** A cell, a column's name (`headRow`) or the note below it, or the line above the group that starts with a row. */
export type Place = { row: number; column: number; isGroup?: boolean; isNote?: boolean }

/** Cells between two corners, inclusive. */
export type Range = { top: number; bottom: number; left: number; right: number }

/**
 * The table in a block's props; malformed values become empty. Valid parts keep their identity, so that only changes
 * are redrawn.
 */
export function readTable(props: Readonly<Record<string, unknown>> | undefined): Table {
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  return { columns: mapUnchanged(list(props?.columns), readColumn), rows: mapUnchanged(list(props?.rows), readRow) }
}

/** Maps a list; returns the same list when nothing changed. */
function mapUnchanged<T>(list: unknown[], read: (value: unknown) => T): T[] {
  const next = list.map(read)
  return next.every((each, at) => each === list[at]) ? (list as T[]) : next
}

const isText = (value: unknown): value is LocalisedText => typeof value === 'string' || isPerLocale(value)
const isCell = (value: unknown): value is Cell => typeof value === 'boolean' || isText(value)

function readColumn(value: unknown): Column {
  const column = isRecord(value) ? value : {}
  return (isText(column.label) ? column : { ...column, label: '' }) as Column
}

function readRow(value: unknown): Row {
  const row = isRecord(value) ? value : {}
  const cells = Array.isArray(row.cells) ? row.cells : []
  return (
    cells === row.cells && cells.every(isCell)
      ? row
      : { ...row, cells: cells.map((cell) => (isCell(cell) ? cell : '')) }
  ) as Row
}

export function valueAt({ columns, rows }: Table, { row, column, isGroup, isNote }: Place): Cell {
  if (row === headRow) return (isNote ? columns[column]?.note : columns[column]?.label) ?? ''
  return (isGroup ? rows[row]?.group : rows[row]?.cells[column]) ?? ''
}

/** The text of a cell in one language, without a fallback; yes and no have none. */
export const textOf = (cell: Cell, locale: Locale): string =>
  typeof cell === 'boolean' ? '' : typeof cell === 'string' ? cell : (cell[locale] ?? '')

/** What a visitor reads in a cell, in that language or a fallback. */
export const shownIn = (cell: Cell, locale: Locale): string => (typeof cell === 'boolean' ? '' : pickText(cell, locale))

const hasLetters = (text: string) => /\p{L}/u.test(text)

/**
 * Sets the text of a cell in one language. Numbers and symbols are stored once for all languages, so that a price is
 * not reported as untranslated; text is stored per language, unless it was shared by all.
 */
export function withText(before: Cell, locale: Locale, newText: string): LocalisedText {
  const text = newText.slice(0, maxTextLength)
  if (typeof before === 'string' && hasLetters(before)) return text
  const isElsewhere =
    isPerLocale(before) &&
    Object.entries(before).some(([each, other]) => each !== locale && typeof other === 'string' && other !== '')
  if (!isElsewhere) return hasLetters(text) ? { [locale]: text } : text
  return withEntry(before, locale, text, false) as LocalisedText
}

/** The cells between two places. */
export const rangeOf = (one: Place, other: Place): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.row === other.row && one.column === other.column && one.isGroup === other.isGroup && one.isNote === other.isNote
