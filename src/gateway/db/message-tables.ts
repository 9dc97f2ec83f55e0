import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { person, site } from './tables'
import { jsonb } from './jsonb'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const thread = pgTable(
  'thread',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    kind: text('kind').$type<'direct' | 'notices'>().notNull(),
    of: text('of').notNull(),
    lastNo: integer('last_no').notNull().default(0),
    lastAt: at('last_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] }), unique().on(table.siteId, table.kind, table.of)],
)

export const threadMember = pgTable(
  'thread_member',
  {
    siteId: text('site_id').notNull(),
    threadId: text('thread_id').notNull(),
    personId: text('person_id').notNull(),
    readNo: integer('read_no').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.personId, table.threadId] }),
    index('thread_member_of').on(table.siteId, table.threadId),
    foreignKey({ columns: [table.siteId, table.threadId], foreignColumns: [thread.siteId, thread.id] }),
    foreignKey({ columns: [table.siteId, table.personId], foreignColumns: [person.siteId, person.id] }),
  ],
)

export const message = pgTable(
  'message',
  {
    siteId: text('site_id').notNull(),
    threadId: text('thread_id').notNull(),
    no: integer('no').notNull(),
    id: text('id').notNull(),
    authorId: text('author_id'),
    body: text('body').notNull(),
    words: jsonb('words').$type<{ th?: string; en?: string }>(),
    link: text('link'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.threadId, table.no] }),
    unique().on(table.siteId, table.id),
    foreignKey({ columns: [table.siteId, table.threadId], foreignColumns: [thread.siteId, thread.id] }),
    foreignKey({ columns: [table.siteId, table.authorId], foreignColumns: [person.siteId, person.id] }),
  ],
)
