import { brokenKey } from '@gateway/db/failures'
import type { Locale } from '@schemas/layout/locale'
import { eventError } from '../messages'

/** Another event took the address at this very moment, after it was checked. */
export const refuseTakenSlug = (locale: Locale) => (error: unknown) => {
  throw brokenKey(error) === 'event_site_id_slug_key' ? eventError('slugTaken', locale, { field: 'slug' }) : error
}
