import type { Locale } from '@schemas/layout/locale'
import { useLocale, useSpace } from '@kit/boot'
import { formatDateTime } from '@kit/format'

/** A moment (ISO 8601) by the clock of the site, as everywhere else: `21 พ.ย. 2569 18:30 น.` */
export function useMoment(): (iso: string) => string {
  const locale: Locale = useLocale()
  const { timeZone } = useSpace()
  return (iso) => formatDateTime(iso, locale, { timeZone })
}
