import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import type { Shop } from '../shop'
import { orderEvent, salesOrder, salesOrderLine } from '../tables'

export type OrderRow = typeof salesOrder.$inferSelect
export type LineRow = typeof salesOrderLine.$inferSelect

/** Locked before its bill, its stock and its documents: everything that touches an order begins here. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(salesOrder).where(eq(salesOrder.id, id)).for('update')
  return row
}

export const readLines = (tx: Db, order: string): Promise<LineRow[]> =>
  tx.select().from(salesOrderLine).where(eq(salesOrderLine.orderId, order)).orderBy(asc(salesOrderLine.no))

/** What the timeline of an order says. */
export type EventKind =
  | 'placed'
  | 'confirmed'
  | 'revived'
  | 'completed'
  | 'cancelled'
  | 'expired'
  | 'paid'
  | 'shipped'
  | 'delivered'
  | 'refund_requested'
  | 'refund_approved'
  | 'refund_sent'
  | 'refund_failed'

export async function addEvent(
  { tx, site, now, actor }: Shop,
  order: string,
  kind: EventKind,
  data: Record<string, unknown> = {},
): Promise<void> {
  await tx
    .insert(orderEvent)
    .values({ siteId: site, orderId: order, id: randomUUID(), at: now, kind, personId: actor ?? null, data })
}
