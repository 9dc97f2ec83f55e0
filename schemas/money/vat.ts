import { floorOfProduct, type Satang, sumSatang, toSatang } from './satang'
import { spread } from './spread'

/** Value added tax in Thailand, in per cent (Revenue Code 80; reduced by decree, year by year). */
export const vatPercent = 7

/** How a line is taxed: at the standard rate, at zero (export), or not at all (Revenue Code 81). */
export const vatClasses = ['standard', 'zero', 'exempt'] as const
export type VatClass = (typeof vatClasses)[number]

/** The tax inside a gross amount, half a satang rounded away from zero: `gross · 7 / 107`. */
export function vatWithin(gross: Satang, percent = vatPercent): Satang {
  const amount = Math.abs(toSatang(gross))
  const vat = floorOfProduct(2 * amount, percent, 2 * (100 + percent))
  const isHalfOrMore =
    BigInt(2 * amount) * BigInt(percent) - BigInt(vat) * BigInt(2 * (100 + percent)) >= BigInt(100 + percent)
  const rounded = isHalfOrMore ? vat + 1 : vat
  return toSatang(gross < 0 ? -rounded : rounded)
}

/**
 * The tax of each line, its price including tax: computed once from the total of the standard class and spread back, so
 * that the lines add up to the tax of the document. Lines of the other classes have none.
 */
export function vatOfLines(lines: readonly { gross: Satang; vatClass: VatClass }[], percent = vatPercent): Satang[] {
  const taxed = lines.map(({ gross, vatClass }) => (vatClass === 'standard' ? gross : toSatang(0)))
  const parts = spread(vatWithin(sumSatang(taxed), percent), taxed)
  return parts.map((part, index) => (lines[index]?.vatClass === 'standard' ? part : toSatang(0)))
}
