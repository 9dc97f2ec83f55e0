import { type Satang, toSatang } from '../../money/satang'
import { partOfUnits } from '../../money/spread'

/** A line as it was sold: what all its units paid together. */
export type SoldLine = { quantity: number; total: Satang; vat: Satang }

/**
 * What the next `units` of a line give back, of which `refunded` units were refunded before. Refunds in any split add up
 * to what the line paid. Throws a RangeError for more units than are left.
 */
export function refundPart(
  { quantity, total, vat }: SoldLine,
  refunded: number,
  units: number,
): { amount: Satang; vat: Satang } {
  if (!(Number.isInteger(units) && units >= 1)) throw new RangeError(`${units} is no quantity.`)
  const part = (amount: Satang) => partOfUnits(amount, quantity, refunded + 1, refunded + units)
  return { amount: part(total), vat: part(vat) }
}

/** Cash is rounded when it is paid; the total of a sale stays as it is. */
export type CashRounding = { step: 0 | 25 | 50 | 100; way: 'down' | 'nearest' }

/** What is due in cash; the difference to the amount is the rounding. Half a step goes down. */
export function roundCash(amount: Satang, { step, way }: CashRounding): Satang {
  if (step === 0) return amount
  const rest = amount % step
  return toSatang(amount - rest + (way === 'nearest' && rest * 2 > step ? step : 0))
}
