import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from './jsonb'
import { site } from './tables'

/** Recipients of a form's notices, and how many were sent since `hourBegan`. */
export const formNotice = pgTable(
  'form_notice',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    form: text('form').notNull(),
    addresses: jsonb('addresses').$type<string[]>().notNull(),
    isOn: boolean('is_on').notNull(),
    hourBegan: timestamp('hour_began', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    told: integer('told').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.form] })],
)
