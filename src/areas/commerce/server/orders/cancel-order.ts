import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { orderMachine } from '@schemas/commerce/entities/order-machine'
import type { Role } from '@schemas/layout/role'
import { transition } from '@gateway/states/transition'
import { bookReversal } from '../billing/book'
import { voidDocument } from '../billing/issue-document'
import { requestRefund } from '../billing/refunds'
import type { Shop } from '../shop'
import { bill, document, parcel, paymentIntent, salesOrder } from '../tables'
import { addEvent, type LineRow, lockOrder, type OrderRow, readLines } from './order-rows'
import { runSellables } from './run-sellables'

export type Cancelled =
  | { ok: true; order: OrderRow; /** What has been paid and is to be given back. */ refund?: string }
  | { ok: false; problem: 'unknown' | 'over' | 'packed' }

/**
 * Cancels an order that is not packed yet: what it reserved is free again, nobody is asked to pay, and a refund of what
 * was paid is requested.
 */
export async function cancelOrder(
  shop: Shop,
  { order: id, who, reason }: { order: string; who: Role; reason: string },
): Promise<Cancelled> {
  const { tx, site, now, actor } = shop
  const order = await lockOrder(tx, id)
  if (!order) return { ok: false, problem: 'unknown' }
  const lines = await readLines(tx, id)
  if (lines.some(({ fulfilled }) => fulfilled > 0) || (await isPacked(shop, id)))
    return { ok: false, problem: 'packed' }
  const step = await transition(tx, orderMachine, {
    site,
    table: salesOrder,
    id,
    to: 'cancelled',
    who,
    person: actor,
    set: { cancelledAt: now, cancelReason: reason, expiresAt: null },
    audit: (row, from) => ({
      action: 'order-status',
      subject: `order:${row.id}`,
      before: { status: from },
      after: { status: 'cancelled', reason },
    }),
  })
  if (!step.ok) return { ok: false, problem: 'over' }
  if (step.from === 'cancelled') return { ok: true, order: step.row }
  await addEvent(shop, id, 'cancelled', { reason })
  await endOrder(shop, step.row, lines, 'void')
  // Booked and invoiced when it was opened; what was paid of it is refunded below.
  if (order.channel === 'bill' && order.status === 'confirmed' && order.credited === 0) {
    await bookReversal(shop, order)
    await voidInvoices(shop, id, reason || 'Cancelled')
  }
  if (order.credited <= order.refunded) return { ok: true, order: step.row }
  const refund = await requestRefund(shop, {
    order: id,
    method: refundMethod(order),
    // A refund always says why.
    reason: reason || 'Cancelled',
    whole: true,
  })
  return { ok: true, order: step.row, ...(refund.ok ? { refund: refund.refund.id } : {}) }
}

async function voidInvoices(shop: Shop, order: string, reason: string): Promise<void> {
  const rows = await shop.tx
    .select({ id: document.id })
    .from(document)
    .where(and(eq(document.orderId, order), eq(document.kind, 'invoice')))
  for (const { id } of rows) await voidDocument(shop, id, reason)
}

export const refundMethod = ({ method }: OrderRow) => (method === null || method === 'free' ? 'transfer' : method)

async function isPacked({ tx }: Shop, order: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: parcel.id })
    .from(parcel)
    .where(and(eq(parcel.orderId, order), ne(parcel.status, 'cancelled')))
    .limit(1)
  return row !== undefined
}

/**
 * What ends with an order: its reservations and the ways to pay it. The bill of an expired one stays open for money that
 * comes late; that of a cancelled one is void unless money is on it.
 */
export async function endOrder(
  shop: Shop,
  order: OrderRow,
  lines: readonly LineRow[],
  bills: 'void' | 'stay',
): Promise<void> {
  const { tx } = shop
  await runSellables(
    shop,
    order,
    lines.filter(({ grantStatus }) => grantStatus === 'reserved' || grantStatus === 'granted'),
    'release',
  )
  const own = tx.select({ id: bill.id }).from(bill).where(eq(bill.orderId, order.id))
  await tx
    .update(paymentIntent)
    .set({ status: bills === 'void' ? 'cancelled' : 'expired' })
    .where(
      and(
        inArray(paymentIntent.billId, own),
        inArray(paymentIntent.status, bills === 'void' ? ['requires_payment', 'processing'] : ['requires_payment']),
      ),
    )
  if (bills === 'void')
    await tx
      .update(bill)
      .set({ status: 'void', version: sql`${bill.version} + 1` })
      .where(and(eq(bill.orderId, order.id), eq(bill.paid, 0), inArray(bill.status, ['draft', 'open'])))
}
