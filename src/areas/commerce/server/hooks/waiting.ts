import { and, count, eq, sql } from 'drizzle-orm'
import { hasRole } from '@schemas/layout/role'
import { fillText } from '@schemas/layout/fill-text'
import type { WaitingHook } from '@gateway/pages/waiting'
import { isOfShop } from '../orders/list-staff-orders'
import { paymentSlip, salesOrder } from '../tables'

const messages = {
  orders: { en: 'Orders to pack: {count}', th: 'คำสั่งซื้อรอแพ็ก {count} รายการ' },
  slips: { en: 'Slips to review: {count}', th: 'สลิปรอตรวจ {count} ใบ' },
}

/** What waits for those who keep the shop. */
export const waiting: WaitingHook = async ({ db, session, locale }) => {
  if (!hasRole(session.role, 'manager')) return []
  const [orders] = await db
    .select({ rows: count() })
    .from(salesOrder)
    .where(
      and(
        isOfShop,
        eq(salesOrder.status, 'confirmed'),
        sql`${salesOrder.fulfilmentStatus} IN ('unfulfilled', 'partial')`,
        sql`EXISTS (SELECT 1 FROM sales_order_line l WHERE l.site_id = ${salesOrder.siteId} AND l.order_id = ${salesOrder.id} AND l.is_goods)`,
      ),
    )
  const [slips] = await db.select({ rows: count() }).from(paymentSlip).where(eq(paymentSlip.status, 'needs_review'))
  return [
    {
      id: 'commerce.orders',
      entry: 'commerce.orders',
      count: orders?.rows ?? 0,
      label: fillText(messages.orders[locale], { count: orders?.rows ?? 0 }),
      to: '/cluster/user/store/orders',
    },
    {
      id: 'commerce.slips',
      entry: 'commerce.bills',
      count: slips?.rows ?? 0,
      label: fillText(messages.slips[locale], { count: slips?.rows ?? 0 }),
      to: '/cluster/bills',
    },
  ]
}
