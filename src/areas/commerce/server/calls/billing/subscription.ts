import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/billing/subscription'
import { currency } from '@schemas/constants'
import { pickText } from '@schemas/layout/pick-text'
import { handle } from '@gateway/call/handle'
import { stepOf } from '../../checkout/step-of'
import { shopError } from '../../messages'
import { findOwnOrder, orderReader } from '../../orders/own-order'
import { plan, salesOrderLine, subscription } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, locale, session } = context
  return tx(async (db) => {
    const order = await findOwnOrder(db, input.order, orderReader(session))
    if (!order) throw shopError('unknownOrder', locale)
    const [row] = await db
      .select({ subscription, plan })
      .from(salesOrderLine)
      .innerJoin(
        subscription,
        and(eq(subscription.siteId, salesOrderLine.siteId), eq(subscription.orderLineId, salesOrderLine.id)),
      )
      .innerJoin(plan, and(eq(plan.siteId, subscription.siteId), eq(plan.id, subscription.planId)))
      .where(eq(salesOrderLine.orderId, order.id))
    return {
      order: order.id,
      number: order.number,
      step: stepOf(order),
      total: order.total,
      currency,
      ...(row
        ? {
            plan: {
              title: pickText(row.plan.title, locale),
              text: pickText(row.plan.text, locale),
              status: row.subscription.status,
              anchorOn: row.subscription.anchorOn,
              endsOn: row.subscription.endsOn,
            },
          }
        : {}),
    }
  })
})
