import { satangPerBaht } from '../constants'
import { plainDigits } from '../plain-digits'
import { maxSatang, type Satang, toSatang } from './satang'

/**
 * Parses an amount in baht to satang: `1,290.50`, `฿500`, `-20`, Thai digits too. Undefined for anything else, and for
 * fractions of a satang.
 */
export function parseBaht(text: string): Satang | undefined {
  const plain = plainDigits(text)
    .replace(/[\s,฿]/g, '')
    .replace(/^\u2212/, '-')
  const found = /^([+-]?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain)
  if (!found) return undefined
  const [, sign, baht = '', fraction = ''] = found
  const satang = Number(baht) * satangPerBaht + Number(fraction.padEnd(2, '0'))
  if (satang > maxSatang) return undefined
  return toSatang(sign === '-' ? -satang : satang)
}
