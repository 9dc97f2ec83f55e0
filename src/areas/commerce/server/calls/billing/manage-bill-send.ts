import { eq } from 'drizzle-orm'
import { baht } from '@areas/wallet/server/public'
import { call } from '@schemas/commerce/calls/billing/manage-bill-send'
import { recordAudit } from '@gateway/audit/audit'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { queueMail } from '@gateway/mail/queue-mail'
import { siteOrigin } from '@gateway/mail/site-origin'
import { lockBill } from '../../billing/bills'
import { hashAccessToken, newAccessToken } from '../../carts/access-token'
import { billMail } from '../../mail/bill-mail'
import { shopError } from '../../messages'
import { dayIn } from '../../orders/day-in'
import { lockOrder, type OrderRow } from '../../orders/order-rows'
import { openOrderToken, sealOrderToken } from '../../orders/order-token'
import { shopOf } from '../../shop-of'
import type { Shop } from '../../shop'
import { bill, salesOrder } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, locale, site, session, services } = context
  refuseImpersonator(context)
  const url = await tx(async (db) => {
    const shop = shopOf(context, db)
    const [of] = await db.select({ order: bill.orderId }).from(bill).where(eq(bill.id, input.bill))
    if (!of) throw shopError('unknownBill', locale)
    // An order is locked before its bill.
    const order = of.order === null ? undefined : await lockOrder(db, of.order)
    const row = await lockBill(shop, input.bill)
    if (!row || !order || (row.status !== 'open' && row.status !== 'part_paid')) throw shopError('fixedBill', locale)
    const origin = siteOrigin(services.settings, site, context.origin)
    const address = `${origin}/billing/pay?order=${encodeURIComponent(order.id)}&t=${await tokenOf(shop, order)}`
    if (input.by === 'mail') {
      if (row.payerEmail === null) throw shopError('noBillMail', locale)
      const to = order.locale === 'en' ? 'en' : 'th'
      const today = dayIn(shop.now, shop.timeZone)
      const dueOn = row.dueOn ?? today
      await queueMail(db, services, site, {
        purpose: 'bill',
        to: {
          email: row.payerEmail,
          name: row.payerName,
          locale: to,
          ...(row.personId === null ? {} : { id: row.personId }),
        },
        text: billMail(to, { url: address, isLate: dueOn < today, amount: baht(row.total - row.paid), dueOn }),
      })
    }
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'bill-status',
      subject: `bill:${row.id}`,
      after: { sent: input.by },
    })
    return address
  })
  if (input.by === 'mail') services.wakeMail()
  return { url }
})

/** The secret of the order's page; a new one where it has none yet. */
async function tokenOf(shop: Shop, order: OrderRow): Promise<string> {
  const known = openOrderToken(shop, order)
  if (known !== undefined) return known
  const token = newAccessToken()
  await shop.tx
    .update(salesOrder)
    .set({ tokenHash: hashAccessToken(token), tokenSealed: sealOrderToken(shop, order.id, token) })
    .where(eq(salesOrder.id, order.id))
  return token
}
