import { floorOfProduct, type Satang, toSatang } from './satang'

/**
 * Spreads `total` over parts in proportion to their weights by the method of the largest remainder: the parts always add
 * up to `total`, and none is more than one satang away from its exact share. Of equal remainders the earlier part gets
 * the satang, so the caller orders the parts by something that never changes, such as the line's id.
 *
 * @param weights integers, zero or more; when all are zero, the parts are equal
 * @returns one amount a weight, with the sign of `total`
 */
export function spread(total: Satang, weights: readonly number[]): Satang[] {
  if (weights.some((weight) => !Number.isInteger(weight) || weight < 0))
    throw new RangeError('Weights are integers, zero or more.')
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('There is nothing to spread an amount over.')
    return []
  }
  const amount = Math.abs(toSatang(total))
  const used = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  const sum = used.reduce((all, weight) => all + weight, 0)
  const parts = used.map((weight) => floorOfProduct(amount, weight, sum))
  let left = amount - parts.reduce((all, part) => all + part, 0)
  const byRemainder = used
    .map((weight, index) => ({ index, remainder: (BigInt(amount) * BigInt(weight)) % BigInt(sum) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of byRemainder) {
    if (left === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left--
  }
  return parts.map((part) => toSatang(total < 0 ? -part : part))
}

/**
 * What the units `from` to `to` (counted from 1) of `units` equal ones pay of `total`. Parts that cover all units once
 * add up to `total` in whatever order they are taken: `⌊T·to/n⌋ − ⌊T·(from−1)/n⌋`.
 */
export function partOfUnits(total: Satang, units: number, from: number, to: number): Satang {
  if (!(from >= 1 && to >= from - 1 && to <= units)) throw new RangeError(`${from} to ${to} of ${units} units.`)
  return toSatang(floorOfProduct(total, to, units) - floorOfProduct(total, from - 1, units))
}
