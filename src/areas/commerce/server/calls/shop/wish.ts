import { call } from '@schemas/commerce/calls/shop/wish'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { setWishlist } from '../../catalogue/wishlist'
import { shopError } from '../../messages'

export const handler = handle(call, async (context) => {
  const { input, tx, site, locale } = context
  refuseImpersonator(context)
  const { id: person } = ownPerson(context)
  const result = await tx(async (db) => {
    if (!(await lockActivePerson(db, person))) throw signInFirst(locale)
    return setWishlist({ tx: db, site: site.id, person }, input.product, input.isOn)
  })
  if (result === 'unknown') throw shopError('unknownProduct', locale)
  if (result === 'full') throw shopError('fullWishlist', locale)
  return { isOn: input.isOn }
})
