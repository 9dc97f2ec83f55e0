import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { site } from './tables'

/** Pairs of letters in the text of a row, of any area's `kind`. */
export const searchGram = pgTable(
  'search_gram',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    kind: text('kind').notNull(),
    gram: text('gram').notNull(),
    rowId: text('row_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind, table.gram, table.rowId] })],
)
