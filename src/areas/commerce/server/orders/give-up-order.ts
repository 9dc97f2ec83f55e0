import { requestRefund } from '../billing/refunds'
import type { Shop } from '../shop'
import { cancelOrder, refundMethod } from './cancel-order'
import { lockOrder } from './order-rows'

/**
 * Ends an order whatever its state, for an area that no longer provides what it sold: a pending one is cancelled, and of a paid one
 * all that is left is requested back, once. False: it was over already.
 */
export async function giveUpOrder(
  shop: Shop,
  { order: id, reason }: { order: string; reason: string },
): Promise<boolean> {
  const before = await lockOrder(shop.tx, id)
  if (!before || before.status === 'cancelled' || before.status === 'expired') return false
  if (before.status === 'completed') {
    const refund = await requestRefund(shop, { order: id, method: refundMethod(before), reason, whole: true })
    return refund.ok
  }
  return (await cancelOrder(shop, { order: id, who: 'manager', reason })).ok
}
