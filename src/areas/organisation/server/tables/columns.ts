import { bigint, date, text, timestamp } from 'drizzle-orm/pg-core'
import { site } from '@gateway/db/tables'

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const day = (name: string) => date(name, { mode: 'string' })
/** Satang and counts: the database holds them within the exact range of a JavaScript number. */
export const whole = (name: string) => bigint(name, { mode: 'number' })
export const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => site.siteId)
