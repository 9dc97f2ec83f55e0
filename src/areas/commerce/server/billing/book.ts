import { postSiteTransfer } from '@areas/wallet/server/public'
import type { MoneyMethod } from '@schemas/commerce/entities/payment-status'
import type { LineRow, OrderRow } from '../orders/order-rows'
import type { Shop } from '../shop'

/** Where money arrives by a method. */
const accountOf = (method: MoneyMethod) => (method === 'cash' ? 'cash' : 'bank')
/** Who owes what an order costs: its buyer, or the carrier who collects it. */
const debtorOf = ({ method }: Pick<OrderRow, 'method'>) => (method === 'cod' ? 'cod' : 'receivable')

type Act = Pick<Parameters<typeof postSiteTransfer>[1], 'kind' | 'key' | 'reference' | 'legs'>

/** One transfer of an act, which is posted once under its key. */
const post = ({ tx, site, now, actor }: Shop, act: Act) => postSiteTransfer(tx, { ...act, site, actor, at: now })

const saleLegs = (order: OrderRow) => ({
  [debtorOf(order)]: -order.total,
  sales: order.subtotal - order.discount - (order.vat - order.shippingVat - order.feeVat),
  shipping: order.shipping + order.fee - order.shippingVat - order.feeVat,
  vat_output: order.vat,
})

/** The sale itself: what is owed, what is earned, and the tax that is owed in turn. */
export const bookSale = (shop: Shop, order: OrderRow) =>
  post(shop, { kind: 'sale', key: `sale:${order.id}`, reference: `order:${order.id}`, legs: saleLegs(order) })

/**
 * Whether the sale of an order was booked: an order of a bill when it was opened, one that is paid at the door with its
 * first shipment, any other once it is paid in full. `moneyFaults` has the same rule in SQL.
 */
export const isBooked = (
  { paidAt, channel, confirmedAt, method }: Pick<OrderRow, 'paidAt' | 'channel' | 'confirmedAt' | 'method'>,
  lines: readonly Pick<LineRow, 'fulfilled'>[],
): boolean =>
  paidAt !== null ||
  (channel === 'bill' && confirmedAt !== null) ||
  (method === 'cod' && lines.some(({ fulfilled }) => fulfilled > 0))

/** A sale that was booked before any money came, and comes to nothing. */
export const bookReversal = (shop: Shop, order: OrderRow) =>
  post(shop, {
    kind: 'credit',
    key: `reversal:${order.id}`,
    reference: `order:${order.id}`,
    legs: Object.fromEntries(Object.entries(saleLegs(order)).map(([account, amount]) => [account, -amount])),
  })

/** Money was seen. */
export const bookPayment = (shop: Shop, payment: { id: string; method: MoneyMethod; amount: number }) =>
  post(shop, {
    kind: 'payment',
    key: `payment:${payment.id}`,
    reference: `payment:${payment.id}`,
    legs: { [accountOf(payment.method)]: -payment.amount, unmatched: payment.amount },
  })

/** It was for this order. */
export const bookAllocation = (
  shop: Shop,
  allocation: { id: string; amount: number },
  order: Pick<OrderRow, 'method'>,
) =>
  post(shop, {
    kind: 'allocation',
    key: `allocation:${allocation.id}`,
    reference: `allocation:${allocation.id}`,
    legs: { unmatched: -allocation.amount, [debtorOf(order)]: allocation.amount },
  })

type RefundParts = { id: string; goods: number; goodsVat: number; extras: number; extrasVat: number }

/** What a refund undoes of the sale is owed to the buyer until it is sent. */
export const bookCredit = (shop: Shop, { id, goods, goodsVat, extras, extrasVat }: RefundParts) =>
  post(shop, {
    kind: 'credit',
    key: `credit:${id}`,
    reference: `refund:${id}`,
    legs: {
      sales: -(goods - goodsVat),
      shipping: -(extras - extrasVat),
      vat_output: -(goodsVat + extrasVat),
      refunds: goods + extras,
    },
  })

/** What was paid of a sale that never came about is owed back. */
export const bookDepositReturn = (
  shop: Shop,
  { id, amount }: { id: string; amount: number },
  order: Pick<OrderRow, 'method'>,
) =>
  post(shop, {
    kind: 'credit',
    key: `credit:${id}`,
    reference: `refund:${id}`,
    legs: { [debtorOf(order)]: -amount, refunds: amount },
  })

/** Unmatched money is to be sent back. */
export const bookReturn = (shop: Shop, { id, amount }: { id: string; amount: number }) =>
  post(shop, {
    kind: 'credit',
    key: `credit:${id}`,
    reference: `refund:${id}`,
    legs: { unmatched: -amount, refunds: amount },
  })

/** The money of a refund went out. */
export const bookRefund = (shop: Shop, { id, amount, method }: { id: string; amount: number; method: MoneyMethod }) =>
  post(shop, {
    kind: 'refund',
    key: `refund:${id}`,
    reference: `refund:${id}`,
    legs: { refunds: -amount, [accountOf(method)]: amount },
  })
