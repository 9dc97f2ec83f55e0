import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { orderMachine } from '@schemas/commerce/entities/order-machine'
import type { Db } from '@gateway/db/open'
import { transition } from '@gateway/states/transition'
import { expireCarts } from '../carts/expire-carts'
import { releaseDue } from '../stock/end-reservations'
import type { Shop } from '../shop'
import { paymentIntent, salesOrder } from '../tables'
import { endOrder } from './cancel-order'
import { addEvent, readLines } from './order-rows'

/** So many in one transaction, which must stay short. */
const batch = 50

/** `isMore`: a batch was full, and more may wait. */
export type Expired = { orders: number; reservations: number; intents: number; carts: number; isMore: boolean }

/**
 * Ends what is past its time on a site: orders that nobody paid, with what they reserved; reservations of other holders;
 * ways to pay. Rows that another transaction holds are left for the next time, and so are those beyond a batch.
 */
export async function expireDue(
  tx: Db,
  now: Date,
  {
    site,
    timeZone = 'Asia/Bangkok',
    ...more
  }: { site: string } & Partial<Pick<Shop, 'timeZone' | 'sellables' | 'isSilent'>>,
): Promise<Expired> {
  const shop: Shop = { tx, site, now, timeZone, ...more }
  const due = await tx
    .select()
    .from(salesOrder)
    .where(and(eq(salesOrder.status, 'pending'), isNotNull(salesOrder.expiresAt), lte(salesOrder.expiresAt, now)))
    .orderBy(asc(salesOrder.expiresAt), asc(salesOrder.id))
    .limit(batch)
    .for('update', { skipLocked: true })
  for (const order of due) {
    const step = await transition(tx, orderMachine, {
      site,
      table: salesOrder,
      id: order.id,
      to: 'expired',
      who: 'system',
      person: undefined,
    })
    if (!step.ok) continue
    await addEvent(shop, order.id, 'expired')
    await endOrder(shop, step.row, await readLines(tx, order.id), 'stay')
  }
  const reservations = await releaseDue(shop, batch)
  const intents = await tx
    .update(paymentIntent)
    .set({ status: 'expired' })
    .where(and(eq(paymentIntent.status, 'requires_payment'), lte(paymentIntent.expiresAt, now)))
    .returning({ id: paymentIntent.id })
  const carts = await expireCarts(shop, batch)
  return {
    orders: due.length,
    reservations,
    intents: intents.length,
    carts,
    isMore: due.length === batch || reservations === batch || carts === batch,
  }
}
