import { foreignKey, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from './jsonb'
import { person, site } from './tables'

/** Words that open pages, by the page's address as it is edited. */
export const pagePassword = pgTable('page_password', {
  siteId: text('site_id').notNull().references(() => site.siteId),
  path: text('path').notNull(),
  /** Names it in cookies, whatever its address is. */
  id: text('id').notNull(),
  /** Addresses that the page had before: visitors have it there until its move is published, and again after a rollback. */
  former: jsonb('former').$type<string[]>().notNull(),
  hash: text('hash').notNull(),
  no: integer('no').notNull().default(1),
  setBy: text('set_by'),
  setAt: timestamp('set_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  removedAt: timestamp('removed_at', { withTimezone: true, mode: 'date' }),
}, (table) => [primaryKey({ columns: [table.siteId, table.path] }), foreignKey({ columns: [table.siteId, table.setBy], foreignColumns: [person.siteId, person.id] })])
