import { asc, eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/shop/manage-order'
import { handle } from '@gateway/call/handle'
import { shopError } from '../../messages'
import { describeOrder } from '../../orders/describe-order'
import { stageOf } from '../../orders/list-staff-orders'
import { readLines } from '../../orders/order-rows'
import { parcelLinesOf, unpackedUnits } from '../../orders/pack'
import { shopOf } from '../../shop-of'
import { parcel, refund, salesOrder } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  return tx(async (db) => {
    const [order] = await db.select().from(salesOrder).where(eq(salesOrder.id, input.order))
    if (!order) throw shopError('unknownOrder', locale)
    const shop = shopOf(context, db)
    const rows = await db.select().from(parcel).where(eq(parcel.orderId, order.id)).orderBy(asc(parcel.no))
    const parcels = []
    for (const { id, no, status, carrier, tracking, codDue } of rows)
      parcels.push({ id, no, status, carrier, tracking, codDue, lines: await parcelLinesOf(shop, id) })
    const refunds = await db.select().from(refund).where(eq(refund.orderId, order.id)).orderBy(asc(refund.createdAt))
    return {
      order: await describeOrder(db, order, locale),
      stage: await stageOf(db, order.id),
      parcels,
      refunds: refunds.map(({ id, status, amount, reason }) => ({ id, status, amount, reason })),
      unpacked: await unpackedUnits(shop, order.id, await readLines(db, order.id)),
    }
  })
})
