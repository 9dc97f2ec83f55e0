import { call } from '@schemas/commerce/calls/shop/wishlist'
import { ownPerson } from '@gateway/auth/own-person'
import { handle } from '@gateway/call/handle'
import { describeCards } from '../../catalogue/describe-products'
import { readWishlist } from '../../catalogue/wishlist'

export const handler = handle(call, async (context) => {
  const { id: person } = ownPerson(context)
  return context.tx(async (db) => ({
    items: await describeCards(db, await readWishlist(db, person), new Date(), context.locale),
  }))
})
