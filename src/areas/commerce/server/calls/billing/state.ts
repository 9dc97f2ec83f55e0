import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/billing/state'
import { handle } from '@gateway/call/handle'
import { billsOf } from '../../billing/bills'
import { stepOf } from '../../checkout/step-of'
import { shopError } from '../../messages'
import { findOwnOrder, orderReader } from '../../orders/own-order'
import { shopOf } from '../../shop-of'
import { bill, orderEvent, paymentIntent, paymentSlip } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, session, locale } = context
  return tx(async (db) => {
    const order = await findOwnOrder(db, input.order, orderReader(session, input.token))
    if (!order) throw shopError('unknownOrder', locale)
    const bills = await billsOf(shopOf(context, db), order.id)
    const slips = await db
      .select({ id: paymentSlip.id, status: paymentSlip.status })
      .from(paymentSlip)
      .innerJoin(bill, eq(bill.id, paymentSlip.billId))
      .where(eq(bill.orderId, order.id))
      .orderBy(paymentSlip.createdAt, paymentSlip.id)
    const intents = await db
      .select({ id: paymentIntent.id, status: paymentIntent.status })
      .from(paymentIntent)
      .innerJoin(bill, eq(bill.id, paymentIntent.billId))
      .where(eq(bill.orderId, order.id))
      .orderBy(paymentIntent.createdAt, paymentIntent.id)
    const [last] = await db
      .select({ id: orderEvent.id })
      .from(orderEvent)
      .where(eq(orderEvent.orderId, order.id))
      .orderBy(desc(orderEvent.at), desc(orderEvent.id))
      .limit(1)
    const { status, paymentStatus, fulfilmentStatus } = order
    const facts = [status, paymentStatus, fulfilmentStatus, last?.id, slips, intents, bills.map(({ paid }) => paid)]
    return {
      mark: createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22),
      step: stepOf(order),
      status,
      paymentStatus,
    }
  })
})
