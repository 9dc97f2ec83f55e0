import { and, desc, eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/billing/bills'
import { currency } from '@schemas/constants'
import { pickText } from '@schemas/layout/pick-text'
import { ownPerson } from '@gateway/auth/own-person'
import { handle } from '@gateway/call/handle'
import { dayIn } from '../../orders/day-in'
import { bill, plan, salesOrder, subscription } from '../../tables'

/** The latest of each: older ones are in the orders. */
const maxRows = 200
const open = ['open', 'part_paid', 'uncollectible']

export const handler = handle(call, async (context) => {
  const { tx, locale, site } = context
  const { id } = ownPerson(context)
  const today = dayIn(new Date(), site.space.timeZone)
  return tx(async (db) => {
    const rows = await db
      .select({ bill, number: salesOrder.number })
      .from(bill)
      .leftJoin(salesOrder, and(eq(salesOrder.siteId, bill.siteId), eq(salesOrder.id, bill.orderId)))
      .where(eq(bill.personId, id))
      .orderBy(desc(bill.createdAt), desc(bill.id))
      .limit(maxRows)
    const plans = await db
      .select({ subscription, title: plan.title })
      .from(subscription)
      .innerJoin(plan, and(eq(plan.siteId, subscription.siteId), eq(plan.id, subscription.planId)))
      .where(eq(subscription.personId, id))
      .orderBy(desc(subscription.endsOn), desc(subscription.id))
      .limit(maxRows)
    const bills = rows.map(({ bill: row, number }) => ({
      bill: row.id,
      ...(row.orderId === null ? {} : { order: row.orderId }),
      ...(number === null ? {} : { number }),
      status: row.status,
      total: row.total,
      paid: row.paid,
      refunded: row.refunded,
      currency,
      ...(row.dueOn === null ? {} : { dueOn: row.dueOn }),
      isOverdue: open.includes(row.status) && row.dueOn !== null && row.dueOn < today,
      createdAt: row.createdAt.toISOString(),
    }))
    const rank = (each: (typeof bills)[number]) => (each.isOverdue ? 0 : open.includes(each.status) ? 1 : 2)
    return {
      bills: bills.sort((one, other) => rank(one) - rank(other)),
      plans: plans.map(({ subscription: { id: of, status, anchorOn, endsOn }, title }) => ({
        subscription: of,
        title: pickText(title, locale),
        status,
        anchorOn,
        endsOn,
      })),
    }
  })
})
