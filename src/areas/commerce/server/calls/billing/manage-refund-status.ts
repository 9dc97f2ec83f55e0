import { call } from '@schemas/commerce/calls/billing/manage-refund-status'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { leadRefund } from '../../billing/refunds'
import { shopError } from '../../messages'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  refuseImpersonator(context)
  const { refund, to, note } = input
  return tx(async (db) => {
    const result = await leadRefund(shopOf(context, db), refund, to, note ? { note } : undefined)
    if (!result.ok) throw shopError(result.problem === 'unknown' ? 'unknownRefund' : 'nothingToRefund', locale)
    return { status: to }
  })
})
