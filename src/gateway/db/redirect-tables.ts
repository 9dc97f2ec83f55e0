import { foreignKey, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { person, site } from './tables'

/** Configured redirects of a site, in readable spelling. */
export const redirect = pgTable(
  'redirect',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    fromPath: text('from_path').notNull(),
    target: text('target').notNull(),
    madeBy: text('made_by'),
    madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.fromPath] }),
    foreignKey({ columns: [table.siteId, table.madeBy], foreignColumns: [person.siteId, person.id] }),
  ],
)
