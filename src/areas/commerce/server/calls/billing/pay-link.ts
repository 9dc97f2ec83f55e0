import { call } from '@schemas/commerce/calls/billing/pay-link'
import { currency } from '@schemas/constants'
import { pickText } from '@schemas/layout/pick-text'
import { handle } from '@gateway/call/handle'
import { findPayLink, payLinkState } from '../../billing/pay-links'
import { shopError } from '../../messages'

export const handler = handle(call, async ({ input, tx, locale }) => {
  const link = await tx((db) => findPayLink(db, input.slug))
  if (!link) throw shopError('unknownLink', locale)
  return {
    slug: link.slug,
    title: pickText(link.title, locale),
    text: pickText(link.text, locale),
    amount: link.amount,
    currency,
    state: payLinkState(link, new Date()),
    ...(link.closesAt ? { closesAt: link.closesAt.toISOString() } : {}),
  }
})
