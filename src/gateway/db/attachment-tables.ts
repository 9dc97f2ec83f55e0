import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Renditions } from './item-tables'
import { jsonb } from './jsonb'
import { person, site } from './tables'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const attachment = pgTable(
  'attachment',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    /** Null until the row has it. */
    rowId: text('row_id'),
    ownerId: text('owner_id'),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    checksum: text('checksum'),
    storageKey: text('storage_key').notNull(),
    width: integer('width'),
    height: integer('height'),
    renditions: jsonb('renditions').$type<Renditions>(),
    rank: integer('rank').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    removedAt: at('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('attachment_of_row').on(table.siteId, table.kind, table.rowId, table.rank, table.createdAt),
    index('attachment_of_owner').on(table.siteId, table.ownerId, table.createdAt),
    foreignKey({ columns: [table.siteId, table.ownerId], foreignColumns: [person.siteId, person.id] }),
  ],
)
export type AttachmentRow = typeof attachment.$inferSelect
