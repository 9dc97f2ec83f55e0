import { foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { item } from './item-tables'
import { site } from './tables'

/** History of files and folders, to trace where one came from. */
export const itemEvent = pgTable(
  'item_event',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    itemId: text('item_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    act: text('act').notNull(),
    personId: text('person_id'),
    was: text('was'),
    became: text('became'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('item_event_of').on(table.siteId, table.itemId, table.at),
    foreignKey({ columns: [table.siteId, table.itemId], foreignColumns: [item.siteId, item.id] }).onDelete('cascade'),
  ],
)

/** When reconciling a site's files with their rows last began. */
export const reconcileRound = pgTable('reconcile_round', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => site.siteId),
  beganAt: timestamp('began_at', { withTimezone: true, mode: 'date' }).notNull(),
})
