import { call } from '@schemas/commerce/calls/shop/place-order'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import type { CallError } from '@gateway/errors/call-error'
import { type CheckedOut, checkOut } from '../../checkout/place'
import { stepOf } from '../../checkout/step-of'
import { shopError } from '../../messages'
import { cartOwner, shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx, session, locale } = context
  refuseImpersonator(context)
  const { token, cart, version, seenTotal, method, contact, address, tax, note } = input
  const person = session.person?.id
  const placed = await tx(async (db) => {
    if (person !== undefined && !(await lockActivePerson(db, person))) throw signInFirst(locale)
    return checkOut(shopOf(context, db), cartOwner(context, token), {
      cart,
      version,
      seenTotal,
      method,
      note,
      buyer: { person, ...contact, address, tax, locale },
    })
  })
  if (!placed.ok) throw refusal(placed, locale)
  const { order } = placed
  return {
    order: order.id,
    number: order.number,
    ...(placed.token === undefined ? {} : { token: placed.token }),
    step: stepOf(order),
  }
})

function refusal(result: Extract<CheckedOut, { ok: false }>, locale: Locale): CallError {
  switch (result.problem) {
    case 'price':
      return shopError('newPrices', locale, { details: { total: result.priced.total } })
    case 'sold_out': {
      const titles = result.lines.map(({ title, left }) =>
        left > 0 ? `${pickText(title, locale)} (${left})` : pickText(title, locale),
      )
      return shopError('soldOut', locale, { values: { titles: titles.join(', ') } })
    }
    case 'limit':
      return shopError('perOrder', locale, { values: { n: String(result.left) } })
    case 'empty':
      return shopError('emptyCart', locale)
    case 'no_cart':
      return shopError('unknownOrder', locale)
    case 'stale_cart':
      return shopError('staleCart', locale)
    case 'not_delivered':
      return shopError('notDelivered', locale, { field: 'address.province' })
    case 'no_address':
      return shopError('noAddress', locale, { field: 'address.line' })
    case 'unsellable':
      return shopError('unknownProduct', locale)
    default:
      return shopError('noMethod', locale, { field: 'method' })
  }
}
