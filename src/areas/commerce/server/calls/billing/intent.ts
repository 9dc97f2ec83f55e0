import { call } from '@schemas/commerce/calls/billing/intent'
import { handle } from '@gateway/call/handle'
import { describeIntent, describePayment } from '../../billing/describe-payment'
import { openPayment } from '../../billing/open-payment'
import { shopError } from '../../messages'
import { findOwnOrder } from '../../orders/own-order'
import { shopOf } from '../../shop-of'

const problems = { unknown: 'unknownOrder', paid: 'paidBill', cancelled: 'orderOver', no_method: 'noMethod' } as const

export const handler = handle(call, async (context) => {
  const { input, tx, session, locale } = context
  return tx(async (db) => {
    const order = await findOwnOrder(db, input.order, { person: session.person?.id, token: input.token })
    if (!order) throw shopError('unknownOrder', locale)
    const shop = shopOf(context, db)
    const opened = await openPayment(shop, { order: order.id, method: input.method })
    if (!opened.ok) throw shopError(problems[opened.problem], locale)
    const intent = describeIntent(opened.intent)
    return { ...(await describePayment(shop, order)), ...(intent ? { intent } : {}) }
  })
})
