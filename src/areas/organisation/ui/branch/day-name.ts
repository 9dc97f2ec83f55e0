import type { Locale } from '@schemas/layout/locale'
import { formatDate } from '@kit/format'

/** The name of a day of the week, Sunday being 0. */
export const dayName = (day: number, locale: Locale): string =>
  // The fourth of January 2026 is a Sunday.
  formatDate(`2026-01-${String(4 + day).padStart(2, '0')}`, locale, { style: 'weekday' })
