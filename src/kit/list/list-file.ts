import type { CallContract } from '@schemas/call'
import { numberOf, type SheetValue } from '@schemas/sheet-file'
import { dayIn } from '@schemas/zoned-parts'
import { callGateway } from '../call-gateway'
import { saveCsv } from '../save-csv'
import type { List, ListColumn, ListContext, ListPage } from './list'
import { inputOf } from './use-list-rows'

/** Rows of one request, and of a file. */
const fileLimit = 100
export const maxFileRows = 10_000

type Options<R> = { request: object; columns: readonly ListColumn<R>[]; context: ListContext; as: 'csv' | 'xlsx' }

/**
 * Saves all rows that match, not only the shown page, with the shown columns. Resolves to whether rows were left
 * out.
 */
export async function saveListFile<R, C extends CallContract>(
  list: List<R, C>,
  { request, columns, context, as }: Options<R>,
): Promise<boolean> {
  const rows: R[] = []
  let cursor: string | undefined
  do {
    const input = inputOf(list, { ...request, cursor }, fileLimit)
    const answer = await callGateway(list.call, input)
    const page = list.page ? list.page(answer, input) : (answer as ListPage<R>)
    rows.push(...page.items)
    cursor = page.next
  } while (cursor !== undefined && rows.length < maxFileRows)
  const heads = columns.map(({ label }) => context.t(label))
  const written = rows.slice(0, maxFileRows)
  const name = `${list.file ?? list.name}-${dayIn(Date.now(), context.timeZone)}.${as}`
  if (as === 'csv') {
    saveCsv([heads, ...written.map((row) => columns.map((each) => each.text(row, context)))], name)
  } else {
    const { saveSheet } = await import('../sheet/save-sheet')
    await saveSheet([heads, ...written.map((row) => columns.map((each) => sheetValue(each, row, context)))], name)
  }
  return cursor !== undefined || rows.length > maxFileRows
}

/** A column of numbers is aligned at its end: its texts are read as numbers. */
function sheetValue<R>(column: ListColumn<R>, row: R, context: ListContext): SheetValue {
  const text = column.text(row, context)
  return column.number?.(row) ?? (column.align === 'end' ? numberOf(text) : text)
}
