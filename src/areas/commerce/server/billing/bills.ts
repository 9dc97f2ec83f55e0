import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { OrderRow } from '../orders/order-rows'
import type { Shop } from '../shop'
import { bill } from '../tables'

export type BillRow = typeof bill.$inferSelect

/** What an order owes, as one bill that is open. Nothing is owed by a free order. */
export async function openBillOf({ tx, site, now }: Shop, order: OrderRow): Promise<BillRow | undefined> {
  if (order.total === 0) return undefined
  const [row] = await tx
    .insert(bill)
    .values({
      siteId: site,
      id: randomUUID(),
      orderId: order.id,
      status: 'open',
      personId: order.personId,
      payerName: order.name,
      payerEmail: order.email,
      payerPhone: order.phone,
      total: order.total,
      openedAt: now,
      createdAt: now,
    })
    .returning()
  return row
}

/** Locked after its order. */
export async function lockBill({ tx }: Pick<Shop, 'tx'>, id: string): Promise<BillRow | undefined> {
  const [row] = await tx.select().from(bill).where(eq(bill.id, id)).for('update')
  return row
}

export const billsOf = ({ tx }: Pick<Shop, 'tx'>, order: string): Promise<BillRow[]> =>
  tx.select().from(bill).where(eq(bill.orderId, order)).orderBy(bill.createdAt, bill.id)
