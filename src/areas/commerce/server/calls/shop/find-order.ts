import { call } from '@schemas/commerce/calls/shop/find-order'
import { mayAskForMail } from '@gateway/auth/may-ask-for-mail'
import { handle } from '@gateway/call/handle'
import { mailOrderLink } from '../../orders/mail-order-link'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, services, site, afterResponse } = context
  if (await mayAskForMail(context, 'order', input.email))
    // After the answer: how long the search takes is not to be felt.
    afterResponse(() => services.withSite(site.id, (db) => mailOrderLink(shopOf(context, db), input)))
  return { ok: true as const }
})
