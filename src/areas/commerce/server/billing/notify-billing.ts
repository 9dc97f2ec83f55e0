import { eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { notifyTopic } from '@gateway/updates/notify-topic'
import { salesOrder } from '../tables'

/** An order and what is paid of it: `billing/watch:<order>`, for guests `billing/watch:<order>.<secret>`. */
export const orderTopic = 'billing/watch'
/** Slips that wait for their review. */
export const slipsTopic = 'billing/slips'
/** One for the whole shop. */
export const slipsKey = 'all'

/** Wakes those who watch an order, by its id or number. */
export async function notifyOrder(tx: Db, site: string, id: string): Promise<void> {
  const [row] = await tx.select({ number: salesOrder.number }).from(salesOrder).where(eq(salesOrder.id, id))
  await notifyTopic(tx, site, orderTopic, [id, ...(row?.number ? [row.number] : [])])
}

/** Wakes those who review slips, and those who watch the order of one. */
export async function notifySlip(tx: Db, site: string, order: string | null | undefined): Promise<void> {
  await notifyTopic(tx, site, slipsTopic, [slipsKey])
  if (order) await notifyOrder(tx, site, order)
}
