import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { site } from './tables'

/** Maintained by database triggers: see the migration. */
export const itemCounters = pgTable(
  'item_tally',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    name: text('name').notNull(),
    things: bigint('things', { mode: 'number' }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.name] })],
)
