import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { notifyTopic } from '@gateway/updates/notify-topic'
import { enqueueJob } from '@gateway/jobs/enqueue-job'
import { notifyOrder } from '../billing/notify-billing'
import { job as mailOrder } from '../jobs/mail-order'
import { isMailed } from '../mail/order-mail'
import type { Shop } from '../shop'
import { orderEvent, salesOrder, salesOrderLine } from '../tables'
import { ordersKey, ordersTopic } from './orders-topic'

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
  | 'slip_sent'
  | 'slip_rejected'
  | 'link_requested'

let made = 0
/** Events of one transaction share their moment: their ids sort in the order in which they were made. */
const nextEventId = () => `${String((made += 1)).padStart(10, '0')}-${randomUUID()}`

/** Adds to the timeline of an order; its buyer gets a mail about some of it. */
export async function addEvent(
  { tx, site, now, actor, isSilent = false }: Shop,
  order: string,
  kind: EventKind,
  data: Record<string, unknown> = {},
): Promise<void> {
  const id = nextEventId()
  await tx.insert(orderEvent).values({ siteId: site, orderId: order, id, at: now, kind, personId: actor ?? null, data })
  if (isSilent) return
  await notifyTopic(tx, site, ordersTopic, [ordersKey])
  await notifyOrder(tx, site, order)
  if (isMailed(kind)) await enqueueJob(tx, mailOrder, { site, input: { order, event: id }, key: id })
}
