import { eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { readLines } from '../orders/order-rows'
import { salesOrder } from '../tables'

/** An order of a till with its lines. */
export async function readTillOrder(tx: Db, id: string) {
  const [order] = await tx.select().from(salesOrder).where(eq(salesOrder.id, id))
  if (!order) throw new Error('A sale of a till has no order.')
  return { order, lines: await readLines(tx, id) }
}
