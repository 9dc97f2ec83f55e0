import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { site } from './tables'
import { jsonb } from './jsonb'

export const idempotency = pgTable(
  'idempotency',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    personId: text('person_id').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.personId, table.call, table.key] }),
    index('idempotency_oldest').on(table.siteId, table.createdAt),
  ],
)

/** Nonces of writes, until they could not be replayed anyway. */
export const callNonce = pgTable(
  'call_nonce',
  {
    siteId: text('site_id').notNull(),
    nonce: text('nonce').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.nonce] }),
    index('call_nonce_ended').on(table.siteId, table.endsAt),
  ],
)
