import { foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Role } from '@schemas/layout/role'
import { person, site } from './tables'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What those who edit a document note on it: the first of a thread bears the thread's id, its answers have it as `thread`. */
export const note = pgTable('note', {
  siteId: text('site_id').notNull().references(() => site.siteId),
  id: text('id').notNull(),
  document: text('document').notNull(),
  node: text('node'),
  thread: text('thread').notNull(),
  body: text('body').notNull(),
  /** Whom the document was for when it was written: its words stay theirs, whoever may open the document since. */
  access: text('access').$type<Role>().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: at('made_at').notNull().defaultNow(),
  settledBy: text('settled_by'),
  settledAt: at('settled_at'),
}, (table) => [
  primaryKey({ columns: [table.siteId, table.id] }),
  foreignKey({ columns: [table.siteId, table.thread], foreignColumns: [table.siteId, table.id] }),
  foreignKey({ columns: [table.siteId, table.madeBy], foreignColumns: [person.siteId, person.id] }),
  foreignKey({ columns: [table.siteId, table.settledBy], foreignColumns: [person.siteId, person.id] }),
  index('note_document').on(table.siteId, table.document, table.madeAt),
  index('note_thread').on(table.siteId, table.thread),
])
