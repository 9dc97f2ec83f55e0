import { eq } from 'drizzle-orm'
import { orderMachine } from '@schemas/commerce/entities/order-machine'
import { transition } from '@gateway/states/transition'
import { bookSale } from '../billing/book'
import { issueForSale, issueInvoice } from '../billing/issue-documents'
import type { Shop } from '../shop'
import { salesOrder } from '../tables'
import { addEvent, type LineRow, type OrderRow } from './order-rows'
import { runSellables } from './run-sellables'

/**
 * Confirms an order of which nothing is due now: it is paid, or its goods go out first (cash on delivery, a bill). The
 * caller has locked the order.
 */
export async function confirmOrder(shop: Shop, order: OrderRow, lines: readonly LineRow[]): Promise<OrderRow> {
  const { now } = shop
  const confirmed = await leadOrder(shop, order, 'confirmed', { confirmedAt: now, expiresAt: null })
  await addEvent(shop, order.id, order.status === 'expired' ? 'revived' : 'confirmed')
  if (confirmed.paymentStatus === 'paid') return finishPaid(shop, confirmed, lines)
  if (confirmed.channel === 'bill') {
    await bookSale(shop, confirmed)
    await issueInvoice(shop, confirmed, lines)
  }
  return confirmed
}

/** The whole of an order is paid: its lines are granted, the sale booked and documented. */
export async function finishPaid(shop: Shop, order: OrderRow, lines: readonly LineRow[]): Promise<OrderRow> {
  const paid = await changeOrder(shop, order.id, { paidAt: shop.now })
  await runSellables(shop, paid, lines, 'grant')
  await bookSale(shop, paid)
  if (paid.channel !== 'bill') await issueForSale(shop, paid, lines)
  return completeIfDone(shop, paid, lines)
}

/** Completes an order that is paid and has nothing left to hand over. */
export async function completeIfDone(shop: Shop, order: OrderRow, lines: readonly LineRow[]): Promise<OrderRow> {
  const isHandedOver = lines.every((line) => !line.isGoods || line.fulfilled >= line.quantity)
  if (order.status !== 'confirmed' || order.paymentStatus !== 'paid' || !isHandedOver) return order
  const done = await leadOrder(shop, order, 'completed', { completedAt: shop.now })
  await addEvent(shop, order.id, 'completed')
  return done
}

async function leadOrder(
  { tx, site }: Shop,
  order: OrderRow,
  to: 'confirmed' | 'completed',
  set: Partial<typeof salesOrder.$inferInsert>,
): Promise<OrderRow> {
  const step = await transition(tx, orderMachine, {
    site,
    table: salesOrder,
    id: order.id,
    to,
    who: 'system',
    person: undefined,
    set,
  })
  if (!step.ok) throw new Error(`The order ${order.number} cannot be ${to}: ${step.problem}.`)
  return step.row
}

/** Writes columns of an order that the transaction has locked. */
export async function changeOrder(
  { tx }: Pick<Shop, 'tx'>,
  id: string,
  set: Partial<typeof salesOrder.$inferInsert>,
): Promise<OrderRow> {
  const [row] = await tx.update(salesOrder).set(set).where(eq(salesOrder.id, id)).returning()
  if (!row) throw new Error('The locked order is gone.')
  return row
}
