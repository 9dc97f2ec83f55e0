import type { OrderCard } from '@schemas/commerce/entities/order-view'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Tone } from '@schemas/layout/tone'
import { orderTexts } from './order-texts'

type States = Pick<OrderCard, 'status' | 'paymentStatus' | 'fulfilmentStatus'>

/** The one thing about an order that its buyer wants to know. */
export function orderState({ status, paymentStatus, fulfilmentStatus }: States): { text: LocalisedText; tone: Tone } {
  if (status === 'cancelled' || status === 'expired') return { text: orderTexts.status[status], tone: 'neutral' }
  if (paymentStatus === 'refunded' || paymentStatus === 'part_refunded')
    return { text: orderTexts.payment[paymentStatus], tone: 'neutral' }
  if (paymentStatus === 'unpaid' || paymentStatus === 'part_paid')
    return { text: orderTexts.payment[paymentStatus], tone: 'warning' }
  if (paymentStatus === 'awaiting_review') return { text: orderTexts.payment.awaiting_review, tone: 'info' }
  if (status === 'completed') return { text: orderTexts.status.completed, tone: 'success' }
  return {
    text: orderTexts.fulfilment[fulfilmentStatus],
    tone: fulfilmentStatus === 'delivered' || fulfilmentStatus === 'shipped' ? 'success' : 'info',
  }
}
