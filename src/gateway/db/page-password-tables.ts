import { foreignKey, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { jsonb } from './jsonb'
import { person, site } from './tables'

/** An address that a page has left, and the number of the draft from which on it is not there any more. */
export type LeftAddress = { path: string; until: number }

/** Words that open pages. */
export const pagePassword = pgTable(
  'page_password',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    /** The page's address as it is edited; null once the page is nowhere, or another one has its address. */
    path: text('path'),
    /** Names it in cookies, whatever its address is. */
    id: text('id').notNull(),
    /** Where visitors have the page until what became of it is published, and again by a plan or after a rollback. */
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
