export const paymentStatuses = [
  'unpaid',
  'awaiting_review',
  'part_paid',
  'cod_due',
  'paid',
  'part_refunded',
  'refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const payMethods = ['promptpay', 'transfer', 'cod', 'cash', 'card', 'wallet', 'free'] as const
export type PayMethod = (typeof payMethods)[number]
/** By which money moves. */
export type MoneyMethod = Exclude<PayMethod, 'free'>

export type PaymentFacts = {
  total: number
  /** Money that counts towards the order, refunds not subtracted. */
  credited: number
  refunded: number
  /** Slips that wait for a decision. */
  liveClaims: number
  method?: PayMethod | undefined
}

/** How far an order is paid: a function of what is stored, written in the transaction that changes it. */
export function paymentStatusOf({ total, credited, refunded, liveClaims, method }: PaymentFacts): PaymentStatus {
  if (refunded > 0) return refunded >= credited ? 'refunded' : 'part_refunded'
  if (credited >= total) return 'paid'
  if (liveClaims > 0) return 'awaiting_review'
  if (credited > 0) return 'part_paid'
  return method === 'cod' ? 'cod_due' : 'unpaid'
}
