import type { CallContract } from '@schemas/call'
import { dayIn } from '@schemas/zoned-parts'
import { callGateway } from '../call-gateway'
import { saveCsv } from '../save-csv'
import type { List, ListColumn, ListContext, ListPage } from './list'
import { inputOf } from './use-list-rows'

/** Rows of one request, and of a file. */
const fileLimit = 100
export const maxFileRows = 10_000

type Options<R> = { request: object; columns: readonly ListColumn<R>[]; context: ListContext }

/**
 * Saves all rows that match, not only the shown page, with the shown columns, as CSV. Resolves to whether rows were left
 * out.
 */
export async function saveListFile<R, C extends CallContract>(
  list: List<R, C>,
  { request, columns, context }: Options<R>,
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
  const lines = rows.slice(0, maxFileRows).map((row) => columns.map((each) => each.text(row, context)))
  const day = dayIn(Date.now(), context.timeZone)
  saveCsv([heads, ...lines], `${list.file ?? list.name}-${day}.csv`)
  return cursor !== undefined || rows.length > maxFileRows
}
