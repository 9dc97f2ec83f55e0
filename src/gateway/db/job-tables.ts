import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from './jsonb'
import { site } from './tables'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Background work of sites, until it is done. */
export const job = pgTable(
  'job',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    name: text('name').notNull(),
    key: text('key'),
    payload: jsonb('payload').notNull().default({}),
    status: text('status').$type<'waiting' | 'running' | 'dead'>().notNull().default('waiting'),
    isScheduled: boolean('scheduled').notNull().default(false),
    /** When it may be claimed; while it runs, the end of the lease; of a dead one, when it was given up. */
    runAt: at('run_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    claim: text('claim'),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('job_key')
      .on(table.siteId, table.name, table.key)
      .where(sql`status = 'waiting'`),
    uniqueIndex('job_schedule')
      .on(table.siteId, table.name)
      .where(sql`scheduled AND status <> 'dead'`),
  ],
)
export type JobRow = typeof job.$inferSelect
