import { call } from '@schemas/commerce/calls/shop/manage-category-remove'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { changedCategory } from '../../catalogue/category-error'
import { removeCategory } from '../../catalogue/staff-categories'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  refuseImpersonator(context)
  return tx(async (db) => changedCategory(await removeCategory(shopOf(context, db), input), locale))
})
