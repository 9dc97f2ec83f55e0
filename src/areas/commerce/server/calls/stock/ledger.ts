import { and, desc, eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/stock/ledger'
import { handle } from '@gateway/call/handle'
import { person } from '@gateway/db/tables'
import { shopError } from '../../messages'
import { stockItem, stockMove } from '../../tables'

export const handler = handle(call, async ({ input, tx, locale }) =>
  tx(async (db) => {
    const [item] = await db.select({ id: stockItem.id }).from(stockItem).where(eq(stockItem.id, input.item))
    if (!item) throw shopError('unknownItem', locale)
    const rows = await db
      .select({ move: stockMove, firstname: person.firstname, lastname: person.lastname })
      .from(stockMove)
      .leftJoin(person, and(eq(person.siteId, stockMove.siteId), eq(person.id, stockMove.actorId)))
      .where(and(eq(stockMove.itemId, input.item), eq(stockMove.locationId, input.location)))
      .orderBy(desc(stockMove.no))
      .limit(input.limit)
    return {
      moves: rows.map(({ move, firstname, lastname }) => {
        const name = [firstname, lastname].filter(Boolean).join(' ')
        return {
          no: move.no,
          at: move.occurredAt.toISOString(),
          delta: move.delta,
          reason: move.reason,
          note: move.note,
          ...(move.ref === null ? {} : { ref: move.ref }),
          ...(name === '' ? {} : { person: name }),
          onHandAfter: move.onHandAfter,
        }
      }),
    }
  }),
)
