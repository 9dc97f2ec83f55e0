import { eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/shop/cancel-order'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { shopError } from '../../messages'
import { cancelOrder } from '../../orders/cancel-order'
import { describeOrder } from '../../orders/describe-order'
import { mayCancel } from '../../orders/may-cancel'
import { lockOrder, readLines } from '../../orders/order-rows'
import { findOwnOrder } from '../../orders/own-order'
import { readSettings } from '../../orders/settings'
import { shopOf } from '../../shop-of'
import { parcel } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, session, locale } = context
  refuseImpersonator(context)
  return tx(async (db) => {
    const own = await findOwnOrder(db, input.order, { person: session.person?.id, token: input.token })
    const order = own && (await lockOrder(db, own.id))
    if (!order) throw shopError('unknownOrder', locale)
    if (order.status === 'cancelled') return { order: await describeOrder(db, order, locale) }
    const { cancelUntil } = await readSettings(db)
    const parcels = await db.select().from(parcel).where(eq(parcel.orderId, order.id))
    const lines = await readLines(db, order.id)
    if (!mayCancel(order, lines, { cancelUntil, parcels }))
      throw shopError(
        cancelUntil === 'packed' && (order.status === 'confirmed' || order.status === 'pending') && parcels.length > 0
          ? 'packed'
          : 'notCancelled',
        locale,
      )
    const result = await cancelOrder(shopOf(context, db), { order: order.id, who: 'user', reason: input.reason })
    if (!result.ok) throw shopError(result.problem === 'packed' ? 'packed' : 'notCancelled', locale)
    return { order: await describeOrder(db, result.order, locale) }
  })
})
