import { call } from '@schemas/commerce/calls/billing/manage-confirm-slip'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { slipRefused } from '../../billing/slip-refused'
import { confirmSlip } from '../../billing/slips'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx } = context
  refuseImpersonator(context)
  const { slip, amount, bank, reference } = input
  return tx(async (db) => {
    const shop = shopOf(context, db)
    const transfer = bank !== undefined && reference !== undefined ? { bank, reference } : undefined
    const result = await confirmSlip(shop, { slip, amount, transfer })
    if (!result.ok) throw await slipRefused(shop, slip, result.problem, context.locale)
    const { allocated } = result.credited
    return { credited: allocated, unmatched: amount - allocated }
  })
})
