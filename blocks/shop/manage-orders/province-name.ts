import { thaiProvinces } from '@schemas/layout/thai-provinces'
import type { Locale } from '@schemas/layout/locale'

/** The name of a province by the code that addresses hold. */
export function provinceName(province: string | undefined, locale: Locale): string {
  const found = thaiProvinces.find(({ code }) => code.slice(3) === province)
  return found ? found[locale === 'th' ? 'th' : 'en'] : ''
}
