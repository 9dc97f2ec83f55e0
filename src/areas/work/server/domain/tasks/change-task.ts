import { eq, sql } from 'drizzle-orm'
import { pickText } from '@schemas/layout/pick-text'
import type { TaskChanges, TaskField } from '@schemas/work/entities/task'
import { mergeList, mergeValue } from '@schemas/work/rules/merge-fields'
import { type TaskRow, workTask } from '../../tables'
import type { LockedProject } from '../access/open-project'
import type { Actor } from '../actor'
import { writeText } from '../localised'
import { workError } from '../messages'
import { forgetNotices, noticeFollowers, recordNotices } from '../notices/record-notices'
import { type Change, recordActivity } from './activity'
import { checkLabels, checkParent, checkPeople, statusOf } from './belongs'
import { collisionError } from './collision'
import { recordGone } from './gone'
import { makeNext } from './make-next'
import { readLists, writeLists } from './task-lists'

type Set = Partial<typeof workTask.$inferInsert>
type Pair = { from: unknown; to: unknown }

/** Fields that are a column as they are. */
const plain = {
  kind: 'kind',
  priority: 'priority',
  startOn: 'startOn',
  dueOn: 'dueOn',
  startMin: 'startMin',
  dueMin: 'dueMin',
  schedule: 'schedule',
  everyDay: 'everyDay',
  estimate: 'estimate',
  progress: 'progress',
  snoozedUntil: 'snoozedUntil',
  internal: 'internal',
  parent: 'parentId',
  status: 'statusId',
} as const satisfies Partial<Record<TaskField, keyof TaskRow>>

/**
 * Changes fields of a task in a locked project, each only where its value is still the one that the caller saw: changes
 * of other fields merge. `rank` moves it as well. Throws CallError, and then nothing was changed.
 */
export async function changeTask(
  actor: Actor,
  project: LockedProject,
  row: TaskRow,
  { changes, batch, rank }: { changes: TaskChanges; batch: string; rank?: string },
): Promise<TaskRow> {
  const { locale } = actor
  const recorded: Change[] = []
  const set: Set = {}
  const collided: TaskField[] = []
  for (const [field, column] of Object.entries(plain) as [keyof typeof plain, keyof TaskRow][]) {
    const pair = changes[field] as { from: string; to: string } | undefined
    if (!pair) continue
    const current = row[column] as string
    const merged = mergeValue(current, pair)
    if (merged.kind === 'collides') collided.push(field)
    if (merged.kind !== 'set') continue
    Object.assign(set, { [column]: merged.value })
    recorded.push({ field, from: current, to: merged.value })
  }
  for (const field of ['title', 'description'] as const) {
    const pair = changes[field]
    if (!pair) continue
    const merged = mergeValue(pickText(row[field], locale), pair)
    if (merged.kind === 'collides') collided.push(field)
    if (merged.kind !== 'set') continue
    set[field] = writeText(row[field], locale, merged.value)
    recorded.push({ field, from: row[field], to: set[field] })
  }
  const lists = changes.assignees || changes.labels ? await readLists(actor, row.id) : undefined
  for (const field of ['assignees', 'labels'] as const) {
    const pair = changes[field]
    if (!pair || !lists) continue
    const merged = mergeList(lists[field], pair)
    if (merged.kind === 'set') recorded.push({ field, from: lists[field], to: merged.value })
  }
  if (collided.length > 0) throw await collisionError(actor, project, row, collided)
  if (recorded.length === 0 && rank === undefined) return row
  await check(actor, project, row, set, recorded)
  const written = await write(actor, project, row, { ...set, ...(rank === undefined ? {} : { rank }) })
  await writeLists(actor, project.id, row.id, recorded)
  // Viewers lose a task that becomes internal.
  if (set.internal === true) await recordGone(actor, project, [{ id: row.id, internal: false }])
  await noticeChange(actor, written, recorded)
  const internal = row.internal || written.internal
  await recordActivity(actor, project, {
    task: row.id,
    batch,
    changes: [
      ...recorded.map((each) => ({
        ...each,
        internal: internal || each.field === 'parent' || each.field === 'internal',
      })),
      ...(rank === undefined ? [] : [{ field: 'rank', from: row.rank, to: rank, internal }]),
    ],
  })
  if (written.statusGroup === 'completed' && row.statusGroup !== 'completed' && row.seriesId !== null)
    await makeNext(actor, project, written, { from: row.statusId, batch })
  return written
}

/** New assignees hear of it soon, and all who follow the task of other changes once a day. */
async function noticeChange(actor: Actor, task: TaskRow, recorded: readonly Change[]): Promise<void> {
  const people = recorded.find(({ field }) => field === 'assignees') as { from: string[]; to: string[] } | undefined
  const added = people?.to.filter((id) => !people.from.includes(id)) ?? []
  const removed = people?.from.filter((id) => !people.to.includes(id)) ?? []
  await recordNotices(actor, task, added, { kind: 'assigned' })
  await forgetNotices(actor, task.id, removed, 'assigned')
  if (recorded.some(({ field }) => field !== 'assignees'))
    await noticeFollowers(actor, task, { kind: 'change', except: added })
}

async function check(actor: Actor, project: LockedProject, row: TaskRow, set: Set, recorded: readonly Change[]) {
  const { locale } = actor
  const next = { ...row, ...set }
  if (next.startOn && next.dueOn && next.startOn > next.dueOn)
    throw workError('invalidDates', locale, { field: 'startOn' })
  if (set.statusId !== undefined) set.statusGroup = (await statusOf(actor, project.id, set.statusId)).group
  if (typeof set.parentId === 'string') await checkParent(actor, project, row.id, set.parentId)
  const added = (field: string) => {
    const change = recorded.find((each) => each.field === field) as Pair | undefined
    if (!change) return []
    const from = change.from as string[]
    return (change.to as string[]).filter((id) => !from.includes(id))
  }
  await checkPeople(actor, project, added('assignees'))
  await checkLabels(actor, project.id, added('labels'))
}

async function write({ db }: Actor, project: LockedProject, row: TaskRow, set: Set): Promise<TaskRow> {
  const [written] = await db
    .update(workTask)
    .set({ ...set, rev: project.rev, version: sql`${workTask.version} + 1`, updatedAt: new Date() })
    .where(eq(workTask.id, row.id))
    .returning()
  if (!written) throw new Error('The locked task is gone.')
  return written
}
