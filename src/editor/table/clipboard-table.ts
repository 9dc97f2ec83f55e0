import type { Locale } from '@schemas/layout/locale'
import { cellsOfHtml } from './cells-of-html'
import { leftoverMessage } from './leftover-message'
import { cellsOfText, type Pasted, readsAsTable, tableOf, widthOf } from './pasted'
import type { Table } from './table'

/**
 * The table on the clipboard, if there is nothing else, and a message about what did not fit. A single line or column
 * counts as text.
 */
export function readTableOf(
  text: string,
  html: string,
  locale: Locale,
): { table: Table; caption: string | undefined; left: ReturnType<typeof leftoverMessage> } | undefined {
  const cells = cellsOf(text, html)
  if (!cells || cells.rows.length < 2 || widthOf(cells) < 2) return undefined
  // A group line above the column names becomes the caption.
  const [{ group: caption, ...first } = { cells: [] }, ...rows] = cells.rows
  const { table, left } = tableOf({ rows: [first, ...rows] }, locale)
  return { table, caption, left: leftoverMessage(left) }
}

/** With markup present, tabs are not read as cells: they belong to a list or to code. */
function cellsOf(text: string, html: string): Pasted | undefined {
  if (html.trim() === '') return readsAsTable(text) ? cellsOfText(text) : undefined
  const read = cellsOfHtml(html)
  return read?.isAll ? read : undefined
}
