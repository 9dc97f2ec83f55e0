import { call } from '@schemas/commerce/calls/billing/manage-allocate'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { allocatePayment } from '../../billing/payments'
import { shopError } from '../../messages'
import { shopOf } from '../../shop-of'

const problems = {
  unknown: 'unknownBill',
  nothing_left: 'nothingLeft',
  nothing_due: 'paidBill',
  cancelled: 'orderOver',
  expired: 'orderExpired',
  sold_out: 'soldOutSince',
} as const

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  refuseImpersonator(context)
  const { payment, bill, amount } = input
  return tx(async (db) => {
    const result = await allocatePayment(shopOf(context, db), {
      payment,
      bill,
      ...(amount === undefined ? {} : { amount }),
    })
    if (!result.ok) throw shopError(problems[result.problem], locale)
    const { payment: money } = result
    return { amount: result.amount, left: money.amount - money.allocated - money.returned }
  })
})
