import { call } from '@schemas/commerce/calls/billing/manage-slips'
import { handle } from '@gateway/call/handle'
import { listSlips } from '../../billing/review-slips'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) =>
  context.tx(async (db) => ({ items: await listSlips(shopOf(context, db), context.input.limit) })),
)
