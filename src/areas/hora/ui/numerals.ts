import type { Locale } from '@schemas/layout/locale'
import type { Numerals } from './texts/bodies'

/** Thai numerals in Thai, unless a page says otherwise. */
export const numeralsOf = (wanted: 'auto' | Numerals, locale: Locale): Numerals =>
  wanted === 'auto' ? (locale === 'th' ? 'thai' : 'arabic') : wanted
