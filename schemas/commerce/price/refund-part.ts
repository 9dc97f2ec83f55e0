import { floorOfProduct, type Satang, toSatang } from '../../money/satang'

/** A line as it was sold: what all its units paid together. */
export type SoldLine = { quantity: number; total: Satang; vat: Satang }
/** What refunds of the line have given back, those that failed left out. */
export type RefundedPart = { units: number; amount: Satang; vat: Satang }

/**
 * What the next `units` of a line give back: what all units refunded by then have paid, less what was given back before.
 * Refunds in any split add up to what the line paid, also where one in between has failed. Throws a RangeError for more
 * units than are left.
 */
export function refundPart(
  { quantity, total, vat }: SoldLine,
  before: RefundedPart,
  units: number,
): { amount: Satang; vat: Satang } {
  const until = before.units + units
  if (!(Number.isInteger(units) && units >= 1 && until <= quantity))
    throw new RangeError(`${units} of ${quantity} units, ${before.units} refunded.`)
  const part = (paid: Satang, earlier: Satang) => toSatang(Math.max(0, floorOfProduct(paid, until, quantity) - earlier))
  const amount = part(total, before.amount)
  return { amount, vat: toSatang(Math.min(amount, part(vat, before.vat))) }
}

/** Cash is rounded when it is paid; the total of a sale stays as it is. */
export type CashRounding = { step: 0 | 25 | 50 | 100; way: 'down' | 'nearest' }

/** What is due in cash; the difference to the amount is the rounding. Half a step goes down. */
export function roundCash(amount: Satang, { step, way }: CashRounding): Satang {
  if (step === 0) return amount
  const rest = amount % step
  return toSatang(amount - rest + (way === 'nearest' && rest * 2 > step ? step : 0))
}
