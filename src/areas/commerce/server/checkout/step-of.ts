import type { CheckoutStep } from '@schemas/commerce/entities/checkout'
import type { OrderRow } from '../orders/order-rows'

/** Where the buyer of an order goes on: what is stored decides, so that a reload goes on there too. */
export function stepOf({ status, paymentStatus }: Pick<OrderRow, 'status' | 'paymentStatus'>): CheckoutStep {
  if (status === 'cancelled' || status === 'expired') return 'result'
  if (paymentStatus === 'awaiting_review') return 'review'
  return paymentStatus === 'unpaid' || paymentStatus === 'part_paid' ? 'pay' : 'result'
}
