import * as z from 'zod/mini'
import { day, workId, workPerson } from './project'
import { repeat } from './repeat'
import { statusGroup } from './status'
import { linkType } from './task-link'

export const taskKinds = ['task', 'milestone', 'bug'] as const
export const taskKind = z.enum(taskKinds)
export type TaskKind = z.infer<typeof taskKind>

/** 0 none, 4 urgent. */
export const priorities = [0, 1, 2, 3, 4] as const
const priority = z.int().check(z.gte(0), z.lte(4))

export const schedule = z.enum(['auto', 'manual'])
export type Schedule = z.infer<typeof schedule>

export const maxDepth = 8
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(250))
const description = z.string().check(z.maxLength(20_000))
const minutes = z.int().check(z.gte(0), z.lte(1439))
const estimate = z.int().check(z.gte(0), z.lte(600_000))
const progress = z.int().check(z.gte(0), z.lte(100))
const ids = z.array(workId).check(z.maxLength(20))

/** What people write of a task, by field. Absent ones are empty, or as the project has it. */
export const newTask = {
  title,
  description: z.optional(description),
  kind: z.optional(taskKind),
  status: z.optional(workId),
  priority: z.optional(priority),
  assignees: z.optional(ids),
  labels: z.optional(ids),
  parent: z.optional(z.nullable(workId)),
  startOn: z.optional(z.nullable(day)),
  dueOn: z.optional(z.nullable(day)),
  startMin: z.optional(z.nullable(minutes)),
  dueMin: z.optional(z.nullable(minutes)),
  estimate: z.optional(z.nullable(estimate)),
  internal: z.optional(z.boolean()),
}

const change = <T extends z.ZodMiniType>(value: T) => z.optional(z.strictObject({ from: value, to: value }))

/** Changed fields with what the person saw before, so that only changes of the same field collide. */
export const taskChanges = z.strictObject({
  title: change(title),
  description: change(description),
  kind: change(taskKind),
  status: change(workId),
  priority: change(priority),
  assignees: change(ids),
  labels: change(ids),
  parent: change(z.nullable(workId)),
  startOn: change(z.nullable(day)),
  dueOn: change(z.nullable(day)),
  startMin: change(z.nullable(minutes)),
  dueMin: change(z.nullable(minutes)),
  schedule: change(schedule),
  everyDay: change(z.boolean()),
  estimate: change(z.nullable(estimate)),
  progress: change(progress),
  internal: change(z.boolean()),
  snoozedUntil: change(z.nullable(day)),
})
export type TaskChanges = z.infer<typeof taskChanges>
export type TaskField = keyof TaskChanges

/** A task in lists, in the reader's language. */
export const task = z.object({
  id: z.string(),
  project: z.string(),
  /** Such as NOK-12. */
  key: z.string(),
  kind: taskKind,
  title: z.string(),
  status: z.string(),
  statusName: z.string(),
  group: statusGroup,
  priority,
  assignees: z.array(workPerson),
  labels: z.array(z.string()),
  parent: z.nullable(z.string()),
  startOn: z.nullable(z.string()),
  dueOn: z.nullable(z.string()),
  startMin: z.nullable(z.int()),
  dueMin: z.nullable(z.int()),
  estimate: z.nullable(z.int()),
  progress: z.int(),
  internal: z.boolean(),
  snoozedUntil: z.nullable(z.string()),
  /** Something that must come before it is open. */
  blocked: z.boolean(),
  /** Tasks below it, and how many of them are done. */
  children: z.int(),
  childrenDone: z.int(),
  comments: z.int(),
  completedAt: z.nullable(z.string()),
  updatedAt: z.string(),
  version: z.int(),
  rev: z.int(),
})
export type Task = z.infer<typeof task>

const related = z.object({ id: z.string(), key: z.string(), title: z.string(), group: statusGroup })

export const timelineEntry = z.object({
  id: z.string(),
  at: z.string(),
  person: z.nullable(workPerson),
  kind: z.enum(['comment', 'change']),
  /** A comment's. */
  text: z.optional(z.string()),
  /** Whom a comment mentions; the text has their names after an @. */
  mentions: z.optional(z.array(workPerson)),
  internal: z.boolean(),
  /** A change's; values as texts. */
  field: z.optional(z.string()),
  from: z.optional(z.nullable(z.string())),
  to: z.optional(z.nullable(z.string())),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** All that the task sheet shows. */
export const openedTask = z.object({
  ...task.shape,
  description: z.string(),
  schedule,
  everyDay: z.boolean(),
  reporter: z.nullable(workPerson),
  createdAt: z.string(),
  trashed: z.boolean(),
  /** From the root to the task's parent. */
  ancestors: z.array(related),
  subtasks: z.array(related),
  /** Of tasks below: their span and progress. */
  rollUp: z.nullable(z.object({ startOn: z.nullable(z.string()), dueOn: z.nullable(z.string()), progress: z.int() })),
  before: z.array(z.object({ ...related.shape, type: linkType, lag: z.int() })),
  after: z.array(z.object({ ...related.shape, type: linkType, lag: z.int() })),
  checklist: z.array(z.object({ id: z.string(), text: z.string(), done: z.boolean(), version: z.int() })),
  timeline: z.array(timelineEntry),
  watching: z.boolean(),
  repeat: z.nullable(repeat),
})
export type OpenedTask = z.infer<typeof openedTask>

export const unknownTask = { status: 404, message: 'There is no such task.' }
export const circle = { status: 409, message: 'This would make a circle: NOK-1, NOK-2.' }
export const invalidDates = { status: 400, message: 'The start is after the due date.' }
export const collision = { status: 409, message: 'Someone changed this meanwhile.' }
export const unreadable = { status: 400, message: 'Someone who is mentioned cannot read this comment.' }
export const unusable = { status: 400, message: 'This does not belong to the project.' }
export const fullProject = { status: 409, message: 'A project holds at most 20,000 tasks.' }
export const maxTasks = 20_000

/** What a bulk change sets on each task. */
export const bulkSet = z.strictObject({
  status: z.optional(workId),
  priority: z.optional(priority),
  startOn: z.optional(z.nullable(day)),
  dueOn: z.optional(z.nullable(day)),
  /** Days by which both dates move. */
  shiftDays: z.optional(z.int().check(z.gte(-3650), z.lte(3650))),
  internal: z.optional(z.boolean()),
  addAssignees: z.optional(ids),
  removeAssignees: z.optional(ids),
  addLabels: z.optional(ids),
  removeLabels: z.optional(ids),
})
export type BulkSet = z.infer<typeof bulkSet>

/** The caller's own name of an act, by which it can be undone. */
export const batch = z.optional(workId)
