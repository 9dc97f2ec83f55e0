import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { baht } from '@areas/wallet/server/public'
import { defineJob } from '@gateway/jobs/define-job'
import { queueMail } from '@gateway/mail/queue-mail'
import { siteOrigin } from '@gateway/mail/site-origin'
import { isMailed, orderMail } from '../mail/order-mail'
import { openOrderToken } from '../orders/order-token'
import { orderEvent, salesOrder } from '../tables'

/** Tells a buyer by mail what has happened to their order. */
export const job = defineJob({
  name: 'commerce/mail-order',
  title: { en: 'Mail about an order', th: 'อีเมลแจ้งเรื่องคำสั่งซื้อ' },
  input: z.strictObject({ order: z.string(), event: z.string() }),
  run: async (tx, { site: siteId, servedSite: site, services, afterCommit }, { order: id, event: eventId }) => {
    const [row] = await tx
      .select({ order: salesOrder, event: orderEvent })
      .from(orderEvent)
      .innerJoin(salesOrder, and(eq(salesOrder.siteId, orderEvent.siteId), eq(salesOrder.id, orderEvent.orderId)))
      .where(and(eq(orderEvent.orderId, id), eq(orderEvent.id, eventId)))
    // Without an address, as after an account was closed, no mail is sent.
    if (!row || !site || !isMailed(row.event.kind) || row.order.email === null) return
    const { order, event } = row
    const { email } = row.order
    if (email === null) return
    const locale = order.locale === 'en' ? 'en' : 'th'
    const token = openOrderToken({ site: siteId, seal: services.seal }, order)
    const origin = siteOrigin(services.settings, site)
    const path = `/shop/orders/${encodeURIComponent(order.id)}`
    const { amount, reason, carrier, tracking } = event.data
    await queueMail(tx, services, site, {
      purpose: 'order',
      to: { email, name: order.name, locale, ...(order.personId === null ? {} : { id: order.personId }) },
      text: orderMail(row.event.kind, locale, {
        url: `${origin}${path}${token === undefined ? '' : `?t=${token}`}`,
        values: {
          number: order.number,
          total: baht(order.total),
          amount: typeof amount === 'number' ? baht(amount) : '',
          reason: typeof reason === 'string' ? reason : '',
          tracking: [carrier, tracking].filter((each) => typeof each === 'string' && each !== '').join(' ') || '–',
        },
      }),
    })
    afterCommit(services.wakeMail)
  },
})
