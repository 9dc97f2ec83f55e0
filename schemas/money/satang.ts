import * as z from 'zod/mini'
import { inUnit } from '../layout/field-mark'

/** An amount of money in satang (1/100 baht): an integer that `toSatang` or a contract has checked. */
export type Satang = number & z.core.$brand<'Satang'>

/** The largest amount that is stored or computed: ten billion baht. Sums of a million such amounts stay exact. */
export const maxSatang = 1e12

/** Marks an integer as satang. Throws a RangeError for fractions and for amounts beyond `maxSatang`. */
export function toSatang(amount: number): Satang {
  if (!Number.isInteger(amount) || Math.abs(amount) > maxSatang)
    throw new RangeError(`${amount} is no amount in satang.`)
  return (amount === 0 ? 0 : amount) as Satang
}

/** An amount in satang, zero or more, of a contract or of a block's props. */
export const satang = () => inUnit(z.int().check(z.gte(0), z.lte(maxSatang)).brand<'Satang'>(), 'satang')

/** `⌊a · b / c⌋` for integers, exact beyond 2^53. `c` is positive. */
export function floorOfProduct(a: number, b: number, c: number): number {
  const [product, divisor] = [BigInt(a) * BigInt(b), BigInt(c)]
  const quotient = product / divisor
  return Number(product % divisor < 0n ? quotient - 1n : quotient)
}

/** The sum of amounts. */
export const sumSatang = (amounts: readonly Satang[]): Satang => toSatang(amounts.reduce((all, each) => all + each, 0))
