import { postSiteTransfer } from '@areas/wallet/server/public'
import type { MoneyMethod } from '@schemas/commerce/entities/payment-status'
import type { OrderRow } from '../orders/order-rows'
import type { Shop } from '../shop'

/** Where money arrives by a method. */
const accountOf = (method: MoneyMethod) => (method === 'cash' ? 'cash' : 'bank')
/** Who owes what an order costs: its buyer, or the carrier who collects it. */
const debtorOf = ({ method }: Pick<OrderRow, 'method'>) => (method === 'cod' ? 'cod' : 'receivable')

/** The sale itself: what is owed, what is earned, and the tax that is owed in turn. */
export const bookSale = ({ tx, site, now, actor }: Shop, order: OrderRow) =>
  postSiteTransfer(tx, {
    site,
    kind: 'sale',
    key: `sale:${order.id}`,
    reference: `order:${order.id}`,
    actor,
    at: now,
    legs: {
      [debtorOf(order)]: -order.total,
      sales: order.subtotal - order.discount - (order.vat - order.shippingVat - order.feeVat),
      shipping: order.shipping + order.fee - order.shippingVat - order.feeVat,
      vat_output: order.vat,
    },
  })

/** Money was seen. */
export const bookPayment = (
  { tx, site, now, actor }: Shop,
  payment: { id: string; method: MoneyMethod; amount: number },
) =>
  postSiteTransfer(tx, {
    site,
    kind: 'payment',
    key: `payment:${payment.id}`,
    reference: `payment:${payment.id}`,
    actor,
    at: now,
    legs: { [accountOf(payment.method)]: -payment.amount, unmatched: payment.amount },
  })

/** It was for this order. */
export const bookAllocation = (
  { tx, site, now, actor }: Shop,
  allocation: { id: string; amount: number },
  order: Pick<OrderRow, 'method'>,
) =>
  postSiteTransfer(tx, {
    site,
    kind: 'allocation',
    key: `allocation:${allocation.id}`,
    reference: `allocation:${allocation.id}`,
    actor,
    at: now,
    legs: { unmatched: -allocation.amount, [debtorOf(order)]: allocation.amount },
  })

type RefundParts = { id: string; goods: number; goodsVat: number; extras: number; extrasVat: number }

/** What a refund undoes of the sale is owed to the buyer until it is sent. */
export const bookCredit = ({ tx, site, now, actor }: Shop, { id, goods, goodsVat, extras, extrasVat }: RefundParts) =>
  postSiteTransfer(tx, {
    site,
    kind: 'credit',
    key: `credit:${id}`,
    reference: `refund:${id}`,
    actor,
    at: now,
    legs: {
      sales: -(goods - goodsVat),
      shipping: -(extras - extrasVat),
      vat_output: -(goodsVat + extrasVat),
      refunds: goods + extras,
    },
  })

/** Unmatched money is to be sent back. */
export const bookReturn = ({ tx, site, now, actor }: Shop, { id, amount }: { id: string; amount: number }) =>
  postSiteTransfer(tx, {
    site,
    kind: 'credit',
    key: `credit:${id}`,
    reference: `refund:${id}`,
    actor,
    at: now,
    legs: { unmatched: -amount, refunds: amount },
  })

/** The money of a refund went out. */
export const bookRefund = (
  { tx, site, now, actor }: Shop,
  { id, amount, method }: { id: string; amount: number; method: MoneyMethod },
) =>
  postSiteTransfer(tx, {
    site,
    kind: 'refund',
    key: `refund:${id}`,
    reference: `refund:${id}`,
    actor,
    at: now,
    legs: { refunds: -amount, [accountOf(method)]: amount },
  })
