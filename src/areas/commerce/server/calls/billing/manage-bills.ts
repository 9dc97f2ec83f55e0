import { call } from '@schemas/commerce/calls/billing/manage-bills'
import { handle } from '@gateway/call/handle'
import { listBills } from '../../billing/list-bills'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) =>
  context.tx((db) => listBills(shopOf(context, db), context.input)),
)
