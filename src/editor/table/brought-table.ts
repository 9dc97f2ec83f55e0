import type { Locale } from '@schemas/layout/locale'
import { cellsOfHtml } from './cells-of-html'
import { leftWords } from './left-words'
import { cellsOfText, type Pasted, readsAsTable, tableOf, widthOf } from './pasted'
import type { Table } from './table'

/** The table that a clipboard holds and nothing beside it, with what of it did not fit. One line, or one column, is words. */
export function readTableOf(text: string, html: string, locale: Locale): { table: Table; left: ReturnType<typeof leftWords> } | undefined {
  const read = cellsOfHtml(html)
  const cells: Pasted | undefined = read ? (read.isAll ? read : undefined) : readsAsTable(text) ? cellsOfText(text) : undefined
  if (!cells || cells.rows.length < 2 || widthOf(cells) < 2) return undefined
  const { table, left } = tableOf(cells, locale)
  return { table, left: leftWords(left) }
}
