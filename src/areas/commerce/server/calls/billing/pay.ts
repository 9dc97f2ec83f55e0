import { call } from '@schemas/commerce/calls/billing/pay'
import { handle } from '@gateway/call/handle'
import { describePayment } from '../../billing/describe-payment'
import { shopError } from '../../messages'
import { findOwnOrder, orderReader } from '../../orders/own-order'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx, session, locale } = context
  return tx(async (db) => {
    const order = await findOwnOrder(db, input.order, orderReader(session, input.token))
    if (!order) throw shopError('unknownOrder', locale)
    return describePayment(shopOf(context, db), order)
  })
})
