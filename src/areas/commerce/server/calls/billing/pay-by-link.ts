import { createHash } from 'node:crypto'
import { call } from '@schemas/commerce/calls/billing/pay-by-link'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { findPayLink, payByLink, payLinkState } from '../../billing/pay-links'
import { stepOf } from '../../checkout/step-of'
import { shopError } from '../../messages'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx, session, locale } = context
  refuseImpersonator(context)
  const { slug, key, seenAmount, contact, tax } = input
  const person = session.person?.id
  return tx(async (db) => {
    if (person !== undefined && !(await lockActivePerson(db, person))) throw signInFirst(locale)
    const shop = shopOf(context, db)
    const link = await findPayLink(db, slug)
    if (!link) throw shopError('unknownLink', locale)
    const placed = await payByLink(shop, link, {
      // The key is the secret of the order's page, and makes its id: a repetition is the same order.
      id: createHash('sha256').update(`${link.id}:${key}`).digest('hex').slice(0, 32),
      token: key,
      method: 'promptpay',
      buyer: { person, ...contact, tax, locale },
    })
    if (!placed.ok) {
      const state = payLinkState(link, shop.now)
      if (placed.problem === 'sold_out') throw shopError(state === 'closed' ? 'closedLink' : 'fullLink', locale)
      throw shopError('newPrices', locale, { details: { total: link.amount } })
    }
    if (placed.isNew && seenAmount !== link.amount)
      throw shopError('newPrices', locale, { details: { total: link.amount } })
    const { order } = placed
    return { order: order.id, number: order.number, token: key, step: stepOf(order) }
  })
})
