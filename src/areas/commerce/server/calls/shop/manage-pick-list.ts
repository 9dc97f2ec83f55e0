import { call } from '@schemas/commerce/calls/shop/manage-pick-list'
import { handle } from '@gateway/call/handle'
import { pickList } from '../../orders/pick-list'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const ids = input.orders.split(',').filter((id) => id !== '')
  return tx((db) => pickList(shopOf(context, db), ids, locale))
})
