import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { MembershipScope } from '@schemas/membership'
import { site } from './tables'

/** What a person is at a branch, project, event or course of a site. One that ended stays, so that history has names. */
export const membership = pgTable(
  'membership',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    scope: text('scope').$type<MembershipScope>().notNull(),
    scopeId: text('scope_id').notNull(),
    personId: text('person_id').notNull(),
    role: text('role').notNull(),
    version: integer('version').notNull().default(1),
    createdBy: text('created_by'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
