import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Who follows a task, or stopped following it. */
export const workWatcher = pgTable(
  'work_watcher',
  {
    siteId: text('site_id').notNull(),
    taskId: text('task_id').notNull(),
    personId: text('person_id').notNull(),
    muted: boolean('muted').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.taskId, table.personId] })],
)

export type NoticeKind = 'mention' | 'assigned' | 'comment' | 'change'

/** What people have not been mailed of yet. */
export const workNotice = pgTable(
  'work_notice',
  {
    siteId: text('site_id').notNull(),
    personId: text('person_id').notNull(),
    projectId: text('project_id').notNull(),
    taskId: text('task_id').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    internal: boolean('internal').notNull(),
    actorId: text('actor_id'),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.personId, table.taskId, table.kind, table.internal] })],
)
export type NoticeRow = typeof workNotice.$inferSelect
