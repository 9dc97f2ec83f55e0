import { type Satang, toSatang } from './satang'

const digits = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const places = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน']
const million = 1_000_000

/**
 * An amount as documents spell it: `หนึ่งพันสองร้อยเก้าสิบบาทห้าสิบสตางค์`, `หนึ่งร้อยเอ็ดบาทถ้วน`. By the rules of the Royal
 * Society a final one after higher digits is เอ็ด, in every place and beyond the million.
 */
export function bahtInThai(amount: Satang): string {
  const all = Math.abs(toSatang(amount))
  const [baht, rest] = [Math.floor(all / 100), all % 100]
  const sign = amount < 0 ? 'ลบ' : ''
  if (rest === 0) return `${sign}${numberInThai(baht)}บาทถ้วน`
  return `${sign}${baht > 0 ? `${numberInThai(baht)}บาท` : ''}${numberInThai(rest)}สตางค์`
}

/** A whole number, zero or more, in Thai words. */
export function numberInThai(value: number): string {
  if (value === 0) return digits[0] ?? ''
  const above = Math.floor(value / million)
  return `${above > 0 ? `${numberInThai(above)}ล้าน` : ''}${belowMillion(value % million, above > 0)}`
}

function belowMillion(value: number, hasHigher: boolean): string {
  const figures = Array.from(String(value), Number)
  return figures
    .map((figure, index) => {
      const place = figures.length - 1 - index
      if (figure === 0) return ''
      if (place === 0) return figure === 1 && (hasHigher || figures.length > 1) ? 'เอ็ด' : digits[figure]
      if (place === 1 && figure === 1) return places[1]
      if (place === 1 && figure === 2) return `ยี่${places[1]}`
      return `${digits[figure]}${places[place]}`
    })
    .join('')
}
