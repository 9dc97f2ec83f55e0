import { call } from '@schemas/commerce/calls/shop/reorder'
import { pickText } from '@schemas/layout/pick-text'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { shopError } from '../../messages'
import { findOwnOrder } from '../../orders/own-order'
import { reorder, ReorderRefused } from '../../orders/reorder'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  refuseImpersonator(context)
  const { id: person } = ownPerson(context)
  const missed = await tx(async (db) => {
    if (!(await lockActivePerson(db, person))) throw signInFirst(locale)
    const order = await findOwnOrder(db, input.order, { person })
    if (!order) throw shopError('unknownOrder', locale)
    return reorder(shopOf(context, db), person, order)
  }).catch((error: unknown) => {
    throw error instanceof ReorderRefused ? shopError('fullCart', locale) : error
  })
  return { missed: missed.map((title) => pickText(title, locale)) }
})
