import { call } from '@schemas/commerce/calls/billing/manage-reject-slip'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { slipRefused } from '../../billing/slip-refused'
import { rejectSlip } from '../../billing/slips'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx } = context
  refuseImpersonator(context)
  return tx(async (db) => {
    const shop = shopOf(context, db)
    const result = await rejectSlip(shop, input)
    if (!result.ok) throw await slipRefused(shop, input.slip, result.problem, context.locale)
    return { ok: true as const }
  })
})
