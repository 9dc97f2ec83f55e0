import { createHash } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import type { Shop } from '../shop'
import { bill, orderEvent, paymentIntent, paymentSlip } from '../tables'
import type { OrderRow } from '../orders/order-rows'
import { billsOf } from './bills'

/** The order, by its id or number, and the secret of a guest who placed it. */
export function readOrderArgument(argument: string): { order: string; token: string | undefined } {
  const at = argument.indexOf('.')
  return at < 0
    ? { order: argument, token: undefined }
    : { order: argument.slice(0, at), token: argument.slice(at + 1) || undefined }
}

/** Changes with the slips that wait. */
export async function slipsRevision(tx: Db): Promise<{ rev: string; count: number }> {
  const [found] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      newest: sql<string>`coalesce(max(${paymentSlip.createdAt})::text, '')`,
      ids: sql<string>`coalesce(md5(string_agg(${paymentSlip.id}, ' ' ORDER BY ${paymentSlip.id})), '')`,
    })
    .from(paymentSlip)
    .where(eq(paymentSlip.status, 'needs_review'))
  const { count = 0, newest = '', ids = '' } = found ?? {}
  return { rev: createHash('sha256').update(`${count} ${newest} ${ids}`).digest('base64url').slice(0, 22), count }
}

/** Changes with every step of an order, its bills, slips and ways to pay. */
export async function orderMark(shop: Shop, order: OrderRow): Promise<string> {
  const { tx } = shop
  const bills = await billsOf(shop, order.id)
  const slips = await tx
    .select({ id: paymentSlip.id, status: paymentSlip.status })
    .from(paymentSlip)
    .innerJoin(bill, eq(bill.id, paymentSlip.billId))
    .where(eq(bill.orderId, order.id))
    .orderBy(paymentSlip.createdAt, paymentSlip.id)
  const intents = await tx
    .select({ id: paymentIntent.id, status: paymentIntent.status })
    .from(paymentIntent)
    .innerJoin(bill, eq(bill.id, paymentIntent.billId))
    .where(eq(bill.orderId, order.id))
    .orderBy(paymentIntent.createdAt, paymentIntent.id)
  const [last] = await tx
    .select({ id: orderEvent.id })
    .from(orderEvent)
    .where(eq(orderEvent.orderId, order.id))
    .orderBy(desc(orderEvent.at), desc(orderEvent.id))
    .limit(1)
  const { status, paymentStatus, fulfilmentStatus } = order
  const facts = [status, paymentStatus, fulfilmentStatus, last?.id, slips, intents, bills.map(({ paid }) => paid)]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}
