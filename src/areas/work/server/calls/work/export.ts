import { Readable } from 'node:stream'
import { call } from '@schemas/work/calls/work/export'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { exportHead, exportRows } from '../../domain/tasks/export-tasks'

export const handler = handle(call, async (context) => {
  const { cursor: _cursor, limit: _limit, ...query } = context.input
  // What cannot be read is refused before the file begins.
  const { head, day } = await asActor(context, (actor) => exportHead(actor, query))
  return {
    type: 'text/csv; charset=utf-8',
    body: Readable.from(written(), { objectMode: false }),
    headers: {
      'content-disposition': `attachment; filename="tasks-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  }

  /** Some rows at a time: all of them may be more than fits into memory. */
  async function* written(): AsyncGenerator<string> {
    yield head
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const from: string = cursor
      const { text, next } = await asActor(context, (actor) => exportRows(actor, query, from))
      if (text !== '') yield text
      cursor = next
    }
  }
})
