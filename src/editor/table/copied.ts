import type { Locale } from '@schemas/layout/locale'
import type { Pasted } from './pasted'
import { headRow, type Range, shownIn, type Table, valueAt } from './table'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')
const quoted = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A range for the clipboard: for spreadsheets, for documents, and with both languages for our own tables. */
export function copyCells(
  table: Table,
  { top, bottom, left, right }: Range,
  locale: Locale,
): { text: string; html: string; cells: Pasted } {
  const across = Array.from({ length: right - left + 1 }, (_, at) => left + at)
  const rows = Array.from({ length: bottom - top + 1 }, (_, at) => top + at).map((row) => ({
    row,
    cells: across.map((column) => valueAt(table, { row, column })),
  }))
  const textOf = (cell: (typeof rows)[number]['cells'][number]) =>
    typeof cell === 'boolean' ? (cell ? 'TRUE' : 'FALSE') : shownIn(cell, locale)
  const lines = rows.map(({ row, cells }) => {
    const group = across.length > 1 ? table.rows[row]?.group : undefined
    const tag = row === headRow ? 'th' : 'td'
    const line = `<tr>${cells.map((cell) => `<${tag}>${escaped(textOf(cell))}</${tag}>`).join('')}</tr>`
    return group === undefined
      ? line
      : `<tr><th colspan="${across.length}">${escaped(shownIn(group, locale))}</th></tr>${line}`
  })
  return {
    text: rows.map(({ cells }) => cells.map((cell) => quoted(textOf(cell))).join('\t')).join('\n'),
    html: `<table><tbody>${lines.join('')}</tbody></table>`,
    cells: { rows: rows.map(({ cells }) => ({ cells })), isNative: true },
  }
}
