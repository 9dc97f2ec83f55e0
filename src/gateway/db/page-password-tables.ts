import { foreignKey, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { jsonb } from './jsonb'
import { person, site } from './tables'

/** A former address of a page, and the draft version from which on the page is no longer there. */
export type LeftAddress = { path: string; until: number }

/** Passwords that open pages. */
export const pagePassword = pgTable(
  'page_password',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    /** The page's edited address; null once the page is gone or another page has its address. */
    path: text('path'),
    /** Identifies it in cookies, whatever the address. */
    id: text('id').notNull(),
    /**
     * Where visitors have the page until the change is published, and again after a scheduled release or a rollback.
     */
    former: jsonb('former').$type<LeftAddress[]>().notNull(),
    hash: text('hash').notNull(),
    no: integer('no').notNull().default(1),
    setBy: text('set_by'),
    setAt: timestamp('set_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    removedAt: timestamp('removed_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique().on(table.siteId, table.path),
    foreignKey({ columns: [table.siteId, table.setBy], foreignColumns: [person.siteId, person.id] }),
  ],
)
