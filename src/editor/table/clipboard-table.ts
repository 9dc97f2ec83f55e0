import type { Locale } from '@schemas/layout/locale'
import { cellsOfHtml } from './cells-of-html'
import { leftoverMessage } from './leftover-message'
import { cellsOfText, type Pasted, readsAsTable, tableOf, widthOf } from './pasted'
import type { Table } from './table'

/** The table that a clipboard holds and nothing beside it, with what of it did not fit. One line, or one column, is words. */
export function readTableOf(
  text: string,
  html: string,
  locale: Locale,
): { table: Table; caption: string | undefined; left: ReturnType<typeof leftoverMessage> } | undefined {
  const cells = cellsOf(text, html)
  if (!cells || cells.rows.length < 2 || widthOf(cells) < 2) return undefined
  // A line over the columns' names is what the table is called.
  const [{ group: caption, ...first } = { cells: [] }, ...rows] = cells.rows
  const { table, left } = tableOf({ rows: [first, ...rows] }, locale)
  return { table, caption, left: leftoverMessage(left) }
}

/** Markup says what it is: tabs beside it are those of a list or of code. */
function cellsOf(text: string, html: string): Pasted | undefined {
  if (html.trim() === '') return readsAsTable(text) ? cellsOfText(text) : undefined
  const read = cellsOfHtml(html)
  return read?.isAll ? read : undefined
}
