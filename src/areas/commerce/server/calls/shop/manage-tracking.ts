import { call } from '@schemas/commerce/calls/shop/manage-tracking'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { shipByList } from '../../orders/ship-by-list'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  refuseImpersonator(context)
  return context.tx(async (db) => ({ rows: await shipByList(shopOf(context, db), context.input) }))
})
