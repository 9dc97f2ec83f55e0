import { call } from '@schemas/events/calls/event/export'
import { handle } from '@gateway/call/handle'
import { Readable } from 'node:stream'
import { asSelf } from '../../domain/actor'
import { beginExport, nextRows } from '../../domain/staff/export'

export const handler = handle(call, async (context) => {
  const { event, reason } = context.input
  const isWhole = reason !== undefined
  const { of, head } = await asSelf(context, (actor) => beginExport(actor, { event, reason }))
  return {
    type: 'text/csv; charset=utf-8',
    body: Readable.from(written(), { objectMode: false }),
    headers: {
      'content-disposition': `attachment; filename="${of.slug}.csv"`,
      'cache-control': 'private, no-store',
    },
  }

  /** Some rows at a time: all of them may be more than fits into memory. */
  async function* written(): AsyncGenerator<string> {
    yield head
    for (let after: string | undefined = ''; after !== undefined;) {
      const from: string = after
      const { text, last } = await asSelf(context, (actor) => nextRows(actor, of, { after: from, isWhole }))
      if (text !== '') yield text
      after = last
    }
  }
})
