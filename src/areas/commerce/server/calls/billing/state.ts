import { call } from '@schemas/commerce/calls/billing/state'
import { handle } from '@gateway/call/handle'
import { orderMark } from '../../billing/billing-topics'
import { stepOf } from '../../checkout/step-of'
import { shopError } from '../../messages'
import { findOwnOrder, orderReader } from '../../orders/own-order'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx, session, locale } = context
  return tx(async (db) => {
    const order = await findOwnOrder(db, input.order, orderReader(session, input.token))
    if (!order) throw shopError('unknownOrder', locale)
    const { status, paymentStatus } = order
    return { mark: await orderMark(shopOf(context, db), order), step: stepOf(order), status, paymentStatus }
  })
})
