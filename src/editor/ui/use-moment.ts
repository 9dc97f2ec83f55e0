import type { Locale } from '@schemas/layout/locale'
import { useLocale, useSpace } from '@kit/boot'
import { formatDateTime } from '@kit/format'

/** Formats a moment (ISO 8601) in the site's time zone: `21 พ.ย. 2569 18:30 น.` */
export function useMoment(): (iso: string) => string {
  const locale: Locale = useLocale()
  const { timeZone } = useSpace()
  return (iso) => formatDateTime(iso, locale, { timeZone })
}
