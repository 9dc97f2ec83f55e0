import { call } from '@schemas/commerce/calls/shop/cart'
import { handle } from '@gateway/call/handle'
import { describeCart } from '../../carts/describe-cart'
import { findCart } from '../../carts/own-cart'
import { picturesOf } from '../../catalogue/pictures-of'
import { cartOwner, shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const view = await tx(async (db) => {
    const shop = shopOf(context, db)
    return describeCart(shop, await findCart(shop, cartOwner(context, input.token)), locale)
  })
  return { ...view, assets: await picturesOf(context, view) }
})
