import { refundPart } from '@schemas/commerce/price/refund-part'
import { floorOfProduct, toSatang } from '@schemas/money/satang'
import type { LineRow, OrderRow } from '../orders/order-rows'

export type RefundRequest = {
  /** Units of lines. */
  lines?: readonly { line: string; units: number }[]
  /** Of shipping and fee together, in satang. */
  extras?: number
  /** All that is left of everything. */
  whole?: boolean
}
/** `lineId` is null for shipping and fee. */
export type RefundedPart = { lineId: string | null; quantity: number; amount: number; vat: number }
type Plan =
  | { ok: true; parts: RefundedPart[]; amount: number; vat: number }
  | { ok: false; problem: 'unknown' | 'too_much' | 'nothing' }

type Order = Pick<OrderRow, 'shipping' | 'shippingVat' | 'fee' | 'feeVat' | 'credited'>
type Line = Pick<LineRow, 'id' | 'quantity' | 'total' | 'vat'>

/** What a refund gives back for what part, after refunds that count already. Never more than was credited. */
export function planRefund(
  order: Order,
  lines: readonly Line[],
  before: readonly RefundedPart[],
  wanted: RefundRequest,
): Plan {
  const refundedOf = (of: (part: RefundedPart) => boolean) =>
    before.filter(of).reduce(
      (all, part) => ({
        units: all.units + part.quantity,
        amount: toSatang(all.amount + part.amount),
        vat: toSatang(all.vat + part.vat),
      }),
      { units: 0, amount: toSatang(0), vat: toSatang(0) },
    )
  const all = refundedOf(() => true)
  const left = order.credited - all.amount
  const extrasRefunded = refundedOf(({ lineId }) => lineId === null)
  const extrasTotal = order.shipping + order.fee
  const extrasLeft = extrasTotal - extrasRefunded.amount
  const units = wanted.whole
    ? lines.map((line) => ({
        line: line.id,
        units: line.quantity - refundedOf(({ lineId }) => lineId === line.id).units,
      }))
    : summed(wanted.lines ?? [])
  const parts: RefundedPart[] = []
  for (const { line: id, units: count } of units.filter((each) => each.units !== 0)) {
    const line = lines.find((each) => each.id === id)
    if (!line) return { ok: false, problem: 'unknown' }
    const had = refundedOf(({ lineId }) => lineId === id)
    if (!(Number.isInteger(count) && count > 0) || had.units + count > line.quantity)
      return { ok: false, problem: 'too_much' }
    const sold = { quantity: line.quantity, total: toSatang(line.total), vat: toSatang(line.vat) }
    parts.push({ lineId: id, quantity: count, ...refundPart(sold, had, count) })
  }
  const extras = wanted.whole ? extrasLeft : (wanted.extras ?? 0)
  if (extras < 0 || extras > extrasLeft) return { ok: false, problem: 'too_much' }
  if (extras > 0) {
    const vat =
      floorOfProduct(order.shippingVat + order.feeVat, extrasRefunded.amount + extras, extrasTotal) - extrasRefunded.vat
    parts.push({ lineId: null, quantity: 0, amount: extras, vat: Math.max(0, vat) })
  }
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  if (amount === 0) return { ok: false, problem: 'nothing' }
  if (amount > left) {
    // A part-paid order gives back what was paid, with its share of the tax.
    if (!wanted.whole || left <= 0) return { ok: false, problem: left <= 0 ? 'nothing' : 'too_much' }
    return limited(parts, left)
  }
  return { ok: true, parts, amount, vat: parts.reduce((sum, part) => sum + part.vat, 0) }
}

/** A line that is named twice is refunded once, with all its units: each part is what comes after the ones before. */
function summed(lines: readonly { line: string; units: number }[]): { line: string; units: number }[] {
  const units = new Map<string, number>()
  for (const { line, units: count } of lines) units.set(line, (units.get(line) ?? 0) + count)
  return [...units].map(([line, count]) => ({ line, units: count }))
}

/** The parts cut down to `left`, the last ones first. */
function limited(parts: readonly RefundedPart[], left: number): Plan {
  let rest = left
  const cut = parts.map((part) => {
    const amount = Math.min(part.amount, rest)
    rest -= amount
    return { ...part, amount, vat: part.amount === 0 ? 0 : floorOfProduct(part.vat, amount, part.amount) }
  })
  return { ok: true, parts: cut, amount: left, vat: cut.reduce((sum, part) => sum + part.vat, 0) }
}
