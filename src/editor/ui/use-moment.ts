import type { Locale } from '@schemas/layout/locale'
import { useLocale } from '@kit/boot'
import { formatDateTime } from '@kit/format'

/** A moment (ISO 8601) by the clock of the person's own device: `21 พ.ย. 2569 18:30 น.` */
export function useMoment(): (iso: string) => string {
  const locale: Locale = useLocale()
  return (iso) => formatDateTime(iso, locale, { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
}
