import { call } from '@schemas/commerce/calls/shop/quote'
import { handle } from '@gateway/call/handle'
import { findCart } from '../../carts/own-cart'
import { quoteCart } from '../../checkout/quote'
import { cartOwner, shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { token, ...wanted } = context.input
  return context.tx(async (db) => {
    const shop = shopOf(context, db)
    return quoteCart(shop, await findCart(shop, cartOwner(context, token)), wanted)
  })
})
