import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { baht } from '@areas/wallet/server/public'
import { defineJob } from '@gateway/jobs/define-job'
import { queueMail } from '@gateway/mail/queue-mail'
import { siteOrigin } from '@gateway/mail/site-origin'
import { remindOfBills } from '../billing/remind-of-bills'
import { billMail } from '../mail/bill-mail'
import { dayIn } from '../orders/day-in'
import { openOrderToken } from '../orders/order-token'
import { salesOrder } from '../tables'

/** Reminds payers of bills, before their day and after it. */
export const job = defineJob({
  name: 'commerce/remind-of-bills',
  title: { en: 'Remind of bills', th: 'แจ้งเตือนบิลที่ครบกำหนด' },
  input: z.strictObject({}),
  schedule: '0 9 * * *',
  run: async (tx, { site: siteId, servedSite: site, services, afterCommit, runAgain }) => {
    if (!site) return 0
    const now = new Date()
    const { timeZone } = site.space
    const { bills, isMore } = await remindOfBills({ tx, site: siteId, now, timeZone })
    const origin = siteOrigin(services.settings, site)
    for (const bill of bills) {
      const { orderId, payerEmail, payerName, dueOn } = bill
      // A bill is paid through its order, which it gets when it is opened.
      if (payerEmail === null || dueOn === null || orderId === null) continue
      const [order] = await tx.select().from(salesOrder).where(eq(salesOrder.id, orderId))
      const token = order && openOrderToken({ site: siteId, seal: services.seal }, order)
      const locale = (order ? order.locale : site.space.locales[0]) === 'en' ? 'en' : 'th'
      await queueMail(tx, services, site, {
        purpose: 'bill',
        to: { email: payerEmail, name: payerName, locale, ...(bill.personId === null ? {} : { id: bill.personId }) },
        text: billMail(locale, {
          url: `${origin}/billing/pay?order=${encodeURIComponent(orderId)}${token === undefined ? '' : `&t=${token}`}`,
          isLate: dueOn < dayIn(now, timeZone),
          amount: baht(bill.total - bill.paid),
          dueOn,
        }),
      })
    }
    if (bills.length > 0) afterCommit(services.wakeMail)
    if (isMore) runAgain(now)
    return bills.length
  },
})
