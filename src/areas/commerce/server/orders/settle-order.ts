import { and, count, eq, inArray } from 'drizzle-orm'
import { liveSlipStatuses } from '@schemas/commerce/entities/live-slips'
import { paymentStatusOf } from '@schemas/commerce/entities/payment-status'
import { billsOf } from '../billing/bills'
import type { Shop } from '../shop'
import { bill, paymentSlip } from '../tables'
import { changeOrder, confirmOrder, finishPaid } from './confirm-order'
import { addEvent, type OrderRow, readLines } from './order-rows'

/**
 * Brings an order up to what its bills say, in the transaction that changed them: its payment status, and when it is
 * paid its confirmation and what that grants. The caller has locked the order.
 */
export async function settleOrder(shop: Shop, order: OrderRow): Promise<OrderRow> {
  const bills = await billsOf(shop, order.id)
  // A till's sale is paid when it is made, and has no bill.
  const credited = order.channel === 'pos' ? order.credited : bills.reduce((all, each) => all + each.paid, 0)
  const paymentStatus = paymentStatusOf({
    total: order.total,
    credited,
    refunded: order.refunded,
    liveClaims: await countLiveClaims(shop, order.id),
    method: order.method ?? undefined,
  })
  if (credited === order.credited && paymentStatus === order.paymentStatus) return order
  const updated = await changeOrder(shop, order.id, { credited, paymentStatus })
  if (credited > order.credited) await addEvent(shop, order.id, 'paid', { amount: credited - order.credited })
  if (paymentStatus !== 'paid' || updated.paidAt !== null) return updated
  const lines = await readLines(shop.tx, order.id)
  if (updated.status === 'pending' || updated.status === 'expired') return confirmOrder(shop, updated, lines)
  return updated.status === 'confirmed' ? finishPaid(shop, updated, lines) : updated
}

async function countLiveClaims({ tx }: Shop, order: string): Promise<number> {
  const [row] = await tx
    .select({ claims: count() })
    .from(paymentSlip)
    .innerJoin(bill, and(eq(bill.siteId, paymentSlip.siteId), eq(bill.id, paymentSlip.billId)))
    .where(and(eq(bill.orderId, order), inArray(paymentSlip.status, [...liveSlipStatuses])))
  return row?.claims ?? 0
}
