import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { site } from './tables'

/** The last number given of each series of documents. */
export const numberSeries = pgTable(
  'number_series',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    issuer: text('issuer').notNull(),
    kind: text('kind').notNull(),
    period: text('period').notNull(),
    last: bigint('last', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.issuer, table.kind, table.period] })],
)
