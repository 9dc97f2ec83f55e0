import { toThaiDigits } from '@kit/format'
import type { LunarDate } from '@schemas/hora/rules/lunar/lunar-date'
import type { Locale } from '@schemas/layout/locale'
import type { Numerals } from './bodies'

type Lunar = Pick<LunarDate, 'month' | 'phase' | 'day' | 'be'>

/** `แรม ๑ ค่ำ เดือน ๕`, `waning 1, month 5`. */
export function lunarText({ month, phase, day }: Lunar, locale: Locale, numerals: Numerals): string {
  if (locale === 'en') return `${phase} ${day}, month ${month}`
  const digits = numerals === 'thai' ? toThaiDigits : String
  return `${phase === 'waxing' ? 'ขึ้น' : 'แรม'} ${digits(day)} ค่ำ เดือน ${digits(month)}`
}

export const lunarYearTypes = {
  normal: { th: 'ปกติมาส ปกติวาร', en: 'ordinary year' },
  athikawan: { th: 'ปกติมาส อธิกวาร', en: 'athikawan (an extra day)' },
  athikamas: { th: 'อธิกมาส ปกติวาร', en: 'athikamas (an extra month)' },
} as const
