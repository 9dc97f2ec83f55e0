import { bigint, boolean, date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from '@gateway/db/jsonb'
import { site } from '@gateway/db/tables'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { LinkType } from '@schemas/work/entities/task-link'
import type { Health, MemberRole, ProjectAccess, ProjectStatus, ViewersSee } from '@schemas/work/entities/project'
import type { StatusGroup } from '@schemas/work/entities/status'
import type { Schedule, TaskKind } from '@schemas/work/entities/task'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })
const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => site.siteId)
const localised = (name: string) => jsonb(name).$type<LocalisedText>()

export const workCalendar = pgTable(
  'work_calendar',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    name: localised('name').notNull(),
    weekdays: jsonb('weekdays').$type<number[]>().notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const workDayOff = pgTable(
  'work_day_off',
  {
    siteId: siteId(),
    calendarId: text('calendar_id').notNull(),
    day: day('day').notNull(),
    name: localised('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.calendarId, table.day] })],
)

export const workGroup = pgTable(
  'work_group',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    name: localised('name').notNull(),
    color: text('color').notNull().default('neutral'),
    rank: text('rank').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    archivedAt: at('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const workProject = pgTable(
  'work_project',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    groupId: text('group_id').notNull(),
    key: text('key').notNull(),
    name: localised('name').notNull(),
    summary: localised('summary').notNull().default(''),
    ownerId: text('owner_id').notNull(),
    startOn: day('start_on'),
    dueOn: day('due_on'),
    status: text('status').$type<ProjectStatus>().notNull().default('planned'),
    health: text('health').$type<Health>(),
    access: text('access').$type<ProjectAccess>().notNull().default('members'),
    viewersSee: text('viewers_see').$type<ViewersSee>().notNull().default('shared'),
    calendarId: text('calendar_id'),
    nextNo: integer('next_no').notNull().default(1),
    rev: bigint('rev', { mode: 'number' }).notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    archivedAt: at('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type ProjectRow = typeof workProject.$inferSelect

export const workProjectKey = pgTable(
  'work_project_key',
  { siteId: siteId(), key: text('key').notNull(), projectId: text('project_id').notNull() },
  (table) => [primaryKey({ columns: [table.siteId, table.key] })],
)

export const workMember = pgTable(
  'work_member',
  {
    siteId: siteId(),
    projectId: text('project_id').notNull(),
    personId: text('person_id').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    starred: boolean('starred').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.projectId, table.personId] })],
)

export const workStatus = pgTable(
  'work_status',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    projectId: text('project_id').notNull(),
    name: localised('name').notNull(),
    group: text('status_group').$type<StatusGroup>().notNull(),
    color: text('color').notNull().default('neutral'),
    rank: text('rank').notNull(),
    wipLimit: integer('wip_limit'),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type StatusRow = typeof workStatus.$inferSelect

export const workLabel = pgTable(
  'work_label',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    projectId: text('project_id').notNull(),
    name: text('name').notNull(),
    color: text('color').notNull().default('neutral'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const workSeries = pgTable(
  'work_series',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    projectId: text('project_id').notNull(),
    rule: text('rule').notNull(),
    mode: text('mode').$type<'fixed' | 'after_done'>().notNull(),
    place: text('place').$type<'default' | 'same'>().notNull().default('default'),
    leadDays: integer('lead_days').notNull().default(0),
    endedAt: at('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const workTask = pgTable(
  'work_task',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    projectId: text('project_id').notNull(),
    no: integer('no').notNull(),
    kind: text('kind').$type<TaskKind>().notNull().default('task'),
    title: localised('title').notNull(),
    description: localised('description').notNull().default(''),
    searchText: text('search_text').notNull().generatedAlwaysAs('stored'),
    statusId: text('status_id').notNull(),
    statusGroup: text('status_group').$type<StatusGroup>().notNull(),
    priority: smallint('priority').notNull().default(0),
    parentId: text('parent_id'),
    startOn: day('start_on'),
    dueOn: day('due_on'),
    startMin: smallint('start_min'),
    dueMin: smallint('due_min'),
    schedule: text('schedule').$type<Schedule>().notNull().default('auto'),
    everyDay: boolean('every_day').notNull().default(false),
    estimate: integer('estimate'),
    progress: smallint('progress').notNull().default(0),
    rank: text('rank').notNull(),
    internal: boolean('internal').notNull().default(false),
    snoozedUntil: day('snoozed_until'),
    reporterId: text('reporter_id'),
    seriesId: text('series_id'),
    occurrence: integer('occurrence'),
    completedAt: at('completed_at'),
    archivedAt: at('archived_at'),
    trashedAt: at('trashed_at'),
    version: integer('version').notNull().default(1),
    rev: bigint('rev', { mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type TaskRow = typeof workTask.$inferSelect

const peopleOfTasks = <N extends string>(name: N) =>
  pgTable(
    name,
    { siteId: siteId(), taskId: text('task_id').notNull(), personId: text('person_id').notNull() },
    (table) => [primaryKey({ columns: [table.siteId, table.taskId, table.personId] })],
  )
export const workAssignee = peopleOfTasks('work_assignee')
export const workTaskLabel = pgTable(
  'work_task_label',
  {
    siteId: siteId(),
    projectId: text('project_id').notNull(),
    taskId: text('task_id').notNull(),
    labelId: text('label_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.taskId, table.labelId] })],
)

export const workDependency = pgTable(
  'work_dependency',
  {
    siteId: siteId(),
    projectId: text('project_id').notNull(),
    fromId: text('from_id').notNull(),
    toId: text('to_id').notNull(),
    type: text('type').$type<LinkType>().notNull().default('FS'),
    lag: integer('lag').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.fromId, table.toId] })],
)

export const workComment = pgTable(
  'work_comment',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    projectId: text('project_id').notNull(),
    taskId: text('task_id').notNull(),
    authorId: text('author_id'),
    text: text('text').notNull(),
    internal: boolean('internal').notNull().default(false),
    mentions: jsonb('mentions').$type<string[]>().notNull().default([]),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const workActivity = pgTable(
  'work_activity',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    projectId: text('project_id').notNull(),
    taskId: text('task_id').notNull(),
    batch: text('batch').notNull(),
    actorId: text('actor_id'),
    field: text('field').notNull(),
    from: jsonb('from'),
    to: jsonb('to'),
    internal: boolean('internal').notNull().default(false),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const workTaskGone = pgTable(
  'work_task_gone',
  {
    siteId: siteId(),
    projectId: text('project_id').notNull(),
    taskId: text('task_id').notNull(),
    rev: bigint('rev', { mode: 'number' }).notNull(),
    internal: boolean('internal').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.projectId, table.rev, table.taskId] })],
)

export const workTodo = pgTable(
  'work_todo',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    ownerId: text('owner_id'),
    taskId: text('task_id'),
    text: text('text').notNull(),
    doneAt: at('done_at'),
    dueOn: day('due_on'),
    rank: text('rank').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const workView = pgTable(
  'work_view',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    ownerId: text('owner_id').notNull(),
    projectId: text('project_id'),
    name: text('name').notNull(),
    query: text('query').notNull(),
    scope: text('scope').$type<'own' | 'project' | 'site'>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
