import { foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { NoteMention } from '@schemas/note-mentions'
import type { Role } from '@schemas/layout/role'
import { jsonb } from './jsonb'
import { person, site } from './tables'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Notes on a document by its editors: the first of a thread has the thread's id, its answers have it as `thread`. */
export const note = pgTable(
  'note',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    document: text('document').notNull(),
    node: text('node'),
    thread: text('thread').notNull(),
    body: text('body').notNull(),
    /** Mentioned people, by position in `body`, which holds their names as they were when it was written. */
    mentions: jsonb('mentions').$type<NoteMention[]>().notNull().default([]),
    /**
     * The document's access when the note was written: the note stays restricted to it, however the document's access
     * changes.
     */
    access: text('access').$type<Role>().notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: at('made_at').notNull().defaultNow(),
    settledBy: text('settled_by'),
    settledAt: at('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.thread], foreignColumns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.madeBy], foreignColumns: [person.siteId, person.id] }),
    foreignKey({ columns: [table.siteId, table.settledBy], foreignColumns: [person.siteId, person.id] }),
    index('note_document').on(table.siteId, table.document, table.madeAt),
    index('note_thread').on(table.siteId, table.thread),
  ],
)

/** Up to when a person has read a thread. */
export const noteSeen = pgTable(
  'note_seen',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    personId: text('person_id').notNull(),
    thread: text('thread').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.personId, table.thread] }),
    foreignKey({ columns: [table.siteId, table.personId], foreignColumns: [person.siteId, person.id] }),
    foreignKey({ columns: [table.siteId, table.thread], foreignColumns: [note.siteId, note.id] }).onDelete('cascade'),
    index('note_seen_thread').on(table.siteId, table.thread),
  ],
)
