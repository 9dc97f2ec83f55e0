import { call } from '@schemas/commerce/calls/shop/cart-merge'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { describeCart } from '../../carts/describe-cart'
import { mergeCart } from '../../carts/merge-cart'
import { findCart } from '../../carts/own-cart'
import { picturesOf } from '../../catalogue/pictures-of'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  refuseImpersonator(context)
  const { id: person } = ownPerson(context)
  const view = await tx(async (db) => {
    if (!(await lockActivePerson(db, person))) throw signInFirst(locale)
    const shop = shopOf(context, db)
    const capped = await mergeCart(shop, { person, token: input.token })
    return { ...(await describeCart(shop, await findCart(shop, { person }), locale)), capped }
  })
  return { ...view, assets: await picturesOf(context, view) }
})
