import { currentPrice } from '@schemas/commerce/price/current-price'
import { type PricedOrder, priceOrder } from '@schemas/commerce/price/price-order'
import { type CashRounding, roundCash } from '@schemas/commerce/price/refund-part'
import { toSatang } from '@schemas/money/satang'
import type { TillSale } from '@schemas/organisation/entities/sale'
import type { Tender } from '@schemas/organisation/entities/tender'
import type { OpenedRegister, OrderLine, TillItem } from './till-types'

/** What a unit costs now, options left out: a sale price counts inside its window alone. */
export const priceNow = ({ regular, sale, saleFrom, saleTo }: TillItem, at: Date) =>
  currentPrice(
    {
      regular: toSatang(regular),
      ...(sale === undefined ? {} : { sale: toSatang(sale) }),
      ...(saleFrom === undefined ? {} : { saleFrom: new Date(saleFrom) }),
      ...(saleTo === undefined ? {} : { saleTo: new Date(saleTo) }),
    },
    at,
  )

/** Prices an order by the function of the gateway. Prices with options are those that the device knows. */
export const priceLines = (
  lines: readonly OrderLine[],
  { discount, at, isVatRegistered }: { discount: number; at: Date; isVatRegistered: boolean },
): PricedOrder =>
  priceOrder({
    lines: lines.map(({ id, item, quantity, options }) => ({
      id,
      price: { regular: toSatang(item.regular) },
      override: priceNow(item, at),
      options: options.map(({ price }) => toSatang(price)),
      quantity,
      vatClass: item.vat,
    })),
    at,
    discount: toSatang(discount),
    isVatRegistered,
  })

export const cashRounding = ({ step, way }: OpenedRegister['cash']): CashRounding => ({
  step: step as CashRounding['step'],
  way,
})

/** What is still due: in cash it is rounded, otherwise to the satang. */
export function dueOf(total: number, tenders: readonly Tender[], rounding: CashRounding) {
  const paid = tenders.reduce((all, { amount }) => all + amount, 0)
  const rest = Math.max(0, total - paid)
  return { paid, rest, cash: roundCash(toSatang(rest), rounding) }
}

type Paid = {
  id: string
  shift: string
  cashier: string
  at: Date
  /** The moment whose prices the customer has seen. */
  pricedAt: Date
  lines: readonly OrderLine[]
  discount: number
  total: number
  /** Other kinds first: their amounts are exact. */
  tenders: readonly Tender[]
  rounding: CashRounding
  isOffline: boolean
}

/** The sale that is handed over: change comes from cash alone, and only what is due in cash is rounded. */
export function saleOfOrder(seq: number, paid: Paid): TillSale {
  const sum = (kinds: (tender: Tender) => boolean) =>
    paid.tenders.filter(kinds).reduce((all, { amount }) => all + amount, 0)
  const cash = sum(({ kind }) => kind === 'cash')
  const rest = paid.total - sum(({ kind }) => kind !== 'cash')
  const due = cash > 0 ? roundCash(toSatang(rest), paid.rounding) : rest
  return {
    id: paid.id,
    shift: paid.shift,
    seq,
    at: paid.at.toISOString(),
    cashier: paid.cashier,
    offline: paid.isOffline,
    lines: paid.lines.map(({ id, item, quantity, options, note }) => ({
      id,
      variant: item.id,
      quantity,
      regular: toSatang(item.regular),
      charged: priceNow(item, paid.pricedAt),
      options: options.map(({ group, code, price }) => ({ group, code, price: toSatang(price) })),
      ...(note ? { note } : {}),
    })),
    discount: toSatang(paid.discount),
    total: toSatang(paid.total),
    tenders: [...paid.tenders],
    change: toSatang(Math.max(0, cash - due)),
    rounding: cash > 0 ? due - rest : 0,
  }
}
