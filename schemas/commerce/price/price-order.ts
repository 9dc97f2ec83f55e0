import { type Satang, sumSatang, toSatang } from '../../money/satang'
import { spread } from '../../money/spread'
import { type VatClass, vatOfLines, vatPercent } from '../../money/vat'
import { currentPrice, type VariantPrice } from './current-price'

/** What one line asks for. The id decides ties, so it never changes while an order is priced again. */
export type PriceLine = {
  id: string
  price: VariantPrice
  /** Priced options of one unit, such as oat milk. */
  options?: readonly Satang[]
  /** What one unit costs in place of its current price, options left out: a till's override. */
  override?: Satang | undefined
  quantity: number
  vatClass: VatClass
}

export type PriceRequest = {
  lines: readonly PriceLine[]
  at: Date
  /** Of the whole order; at most its subtotal. */
  discount?: Satang
  shipping?: Satang
  /** Such as for cash on delivery. */
  fee?: Satang
  /** Without one, prices contain no tax. */
  isVatRegistered: boolean
}

export type PricedLine = {
  id: string
  quantity: number
  vatClass: VatClass
  /** Regular price of one unit with its options. */
  unitRegular: Satang
  unitCharged: Satang
  gross: Satang
  discount: Satang
  /** After the discount, tax included. */
  total: Satang
  vat: Satang
}
/** Shipping or a fee. */
export type PricedExtra = { total: Satang; vat: Satang; vatClass: VatClass }

export type PricedOrder = {
  /** In the order of the request. */
  lines: PricedLine[]
  shipping: PricedExtra
  fee: PricedExtra
  subtotal: Satang
  discount: Satang
  vat: Satang
  total: Satang
}

const none = toSatang(0)

/**
 * Prices an order, for browser, gateway and till alike: current price and options → gross of the line → discount spread
 * by the largest remainder → shipping and fee → tax of the standard class as a whole, spread back. The result does not
 * depend on the order of the lines. Throws a RangeError for a quantity, a discount or a sum that cannot be.
 */
export function priceOrder({
  lines,
  at,
  discount = none,
  shipping = none,
  fee = none,
  isVatRegistered,
}: PriceRequest): PricedOrder {
  const ids = new Set(lines.map(({ id }) => id))
  if (ids.size < lines.length) throw new RangeError('Two lines have one id.')
  if (shipping < 0 || fee < 0) throw new RangeError('Shipping and fees are zero or more.')
  const sorted = [...lines].sort((one, other) => (one.id < other.id ? -1 : 1)).map((line) => grossOf(line, at))
  const subtotal = sumSatang(sorted.map(({ gross }) => gross))
  if (discount < 0 || discount > subtotal) throw new RangeError(`A discount of ${discount} on ${subtotal} satang.`)
  const discounts = spread(
    discount,
    sorted.map(({ gross }) => gross),
  )
  const totals = sorted.map(({ gross }, index) => toSatang(gross - (discounts[index] ?? 0)))
  const extrasClass = extraClassOf(lines)
  // Shipping and fee come behind the lines, whatever their ids.
  const vats = vatOfLines(
    [
      ...sorted.map(({ vatClass }, index) => ({ gross: totals[index] ?? none, vatClass })),
      { gross: shipping, vatClass: extrasClass },
      { gross: fee, vatClass: extrasClass },
    ],
    isVatRegistered ? vatPercent : 0,
  )
  const priced = new Map(
    sorted.map((line, index) => [
      line.id,
      { ...line, discount: discounts[index] ?? none, total: totals[index] ?? none, vat: vats[index] ?? none },
    ]),
  )
  return {
    lines: lines.flatMap(({ id }) => priced.get(id) ?? []),
    shipping: { total: shipping, vat: vats.at(-2) ?? none, vatClass: extrasClass },
    fee: { total: fee, vat: vats.at(-1) ?? none, vatClass: extrasClass },
    subtotal,
    discount,
    vat: sumSatang(vats),
    total: toSatang(subtotal - discount + shipping + fee),
  }
}

/** Shipping and fees follow the standard class unless every line is exempt. */
export const extraClassOf = (lines: readonly { vatClass: VatClass }[]): VatClass =>
  lines.length > 0 && lines.every(({ vatClass }) => vatClass === 'exempt') ? 'exempt' : 'standard'

function grossOf({ id, price, options = [], override, quantity, vatClass }: PriceLine, at: Date) {
  if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`${quantity} is no quantity.`)
  const added = sumSatang(options)
  const unitCharged = toSatang((override ?? currentPrice(price, at)) + added)
  const unitRegular = toSatang(price.regular + added)
  if (unitCharged < 0) throw new RangeError('A price is zero or more.')
  return { id, quantity, vatClass, unitRegular, unitCharged, gross: toSatang(unitCharged * quantity) }
}
