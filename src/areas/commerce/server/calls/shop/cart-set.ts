import { call } from '@schemas/commerce/calls/shop/cart-set'
import type { Locale } from '@schemas/layout/locale'
import { handle } from '@gateway/call/handle'
import type { CallError } from '@gateway/errors/call-error'
import { newAccessToken } from '../../carts/access-token'
import { describeCart } from '../../carts/describe-cart'
import { CartEnded, findCart } from '../../carts/own-cart'
import { type SetLines, setLines } from '../../carts/set-lines'
import { picturesOf } from '../../catalogue/pictures-of'
import { shopError } from '../../messages'
import { cartOwner, shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx, session, locale } = context
  const { token, ...wanted } = input
  const view = await tx(async (db) => {
    const shop = shopOf(context, db)
    const isKnown = session.person !== undefined || (await findCart(shop, { token })) !== undefined
    // Nobody chooses a secret of their own, and that of an order's cart opens no second one.
    const issued = isKnown ? undefined : newAccessToken()
    const owner = cartOwner(context, issued ?? token)
    const result = await setLines(shop, owner, wanted)
    // Thrown inside: the transaction ends without a trace.
    if (!result.ok) throw refusal(result, locale)
    return {
      ...(await describeCart(shop, await findCart(shop, owner), locale)),
      ...(issued === undefined ? {} : { token: issued }),
    }
  }).catch((error: unknown) => {
    // It was ordered meanwhile.
    throw error instanceof CartEnded ? shopError('staleCart', locale) : error
  })
  return { ...view, assets: await picturesOf(context, view) }
})

function refusal(result: Extract<SetLines, { ok: false }>, locale: Locale): CallError {
  if (!('at' in result)) return shopError(result.problem === 'stale' ? 'staleCart' : 'fullCart', locale)
  if (result.problem === 'unknown') return shopError('unknownProduct', locale)
  return shopError(result.problem === 'short' ? 'onlyLeft' : 'perOrder', locale, {
    values: { n: String(result.left) },
    field: `lines.${result.at}.quantity`,
  })
}
