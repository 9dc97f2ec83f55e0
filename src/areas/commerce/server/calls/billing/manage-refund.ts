import { call } from '@schemas/commerce/calls/billing/manage-refund'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { requestRefund, requestReturn } from '../../billing/refunds'
import { shopError } from '../../messages'
import { shopOf } from '../../shop-of'

const problems = {
  too_much: 'tooMuch',
  nothing: 'nothingToRefund',
  decided: 'nothingToRefund',
  not_sold: 'cancelFirst',
  free: 'freeOrder',
} as const

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  refuseImpersonator(context)
  const { order, payment, amount, lines, extras, whole, method, reason } = input
  return tx(async (db) => {
    const shop = shopOf(context, db)
    const isReturn = order === undefined
    if (isReturn && amount === undefined) throw shopError('nothingToRefund', locale, { field: 'amount' })
    const result = isReturn
      ? await requestReturn(shop, { payment: payment ?? '', amount: amount ?? 0, method, reason })
      : await requestRefund(shop, {
          order,
          method,
          reason,
          ...(lines ? { lines } : {}),
          ...(extras === undefined ? {} : { extras }),
          ...(whole === undefined ? {} : { whole }),
        })
    if (!result.ok)
      throw shopError(
        result.problem === 'unknown' ? (isReturn ? 'unknownPayment' : 'unknownOrder') : problems[result.problem],
        locale,
      )
    return { refund: result.refund.id, amount: result.refund.amount }
  })
})
