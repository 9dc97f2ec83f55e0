import { call } from '@schemas/commerce/calls/billing/step'
import { handle } from '@gateway/call/handle'
import { cartRows, isOffered } from '../../carts/cart-rows'
import { findCart } from '../../carts/own-cart'
import { stepOf } from '../../checkout/step-of'
import { shopError } from '../../messages'
import { findOwnOrder, orderReader } from '../../orders/own-order'
import { cartOwner, shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx, session, locale } = context
  return tx(async (db) => {
    if (input.order !== undefined) {
      const order = await findOwnOrder(db, input.order, orderReader(session, input.token))
      if (!order) throw shopError('unknownOrder', locale)
      return { step: stepOf(order) }
    }
    const cart = await findCart(shopOf(context, db), cartOwner(context, input.cart))
    const rows = cart ? await cartRows(db, cart.id) : []
    const canBuy = rows.some((row) => !row.line.isSaved && isOffered(row))
    return { step: canBuy ? ('details' as const) : ('cart' as const) }
  })
})
