import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { CallError } from '@gateway/errors/call-error'
import type { BulkSet, TaskChanges } from '@schemas/work/entities/task'
import { addDays } from '@schemas/work/rules/days'
import { groupBy } from '@schemas/work/rules/group-by'
import { type TaskRow, workTask } from '../../tables'
import { type LockedProject, lockProject } from '../access/open-project'
import { reachOf, visibleTasks } from '../access/reach'
import type { Actor } from '../actor'
import { workError } from '../messages'
import { changeTask } from './change-task'
import { readLists } from './task-lists'
import { trashTask } from './trash-task'

type Wanted = { ids: readonly string[]; set: BulkSet; trash: boolean; batch?: string | undefined }
type Outcome = { done: string[]; failed: { id: string; message: string }[] }

/** Changes many tasks, each for itself: one that cannot be changed does not keep the others. */
export async function changeMany(actor: Actor, { ids, set, trash, batch = randomUUID() }: Wanted): Promise<Outcome> {
  const { db, locale } = actor
  const reach = await reachOf(actor)
  const rows = await db
    .select()
    .from(workTask)
    .where(and(inArray(workTask.id, [...new Set(ids)]), visibleTasks(reach)))
    .orderBy(workTask.projectId, workTask.rank)
  const known = new Set(rows.map(({ id }) => id))
  const outcome: Outcome = { done: [], failed: [] }
  const unknown = workError('unknownTask', locale).message
  for (const id of new Set(ids)) if (!known.has(id)) outcome.failed.push({ id, message: unknown })
  for (const [projectId, ofProject] of groupBy(rows, (row) => row.projectId)) {
    const reached = reach.find(({ id }) => id === projectId)
    if (!reached) continue
    try {
      const project = await lockProject(actor, reached, 'member')
      for (const { id } of ofProject) await attempt(actor, project, id, { set, trash, batch }, outcome)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      outcome.failed.push(...ofProject.map(({ id }) => ({ id, message: error.message })))
    }
  }
  return outcome
}

async function attempt(
  actor: Actor,
  project: LockedProject,
  id: string,
  { set, trash, batch }: Pick<Wanted, 'set' | 'trash'> & { batch: string },
  outcome: Outcome,
): Promise<void> {
  try {
    await actor.db.transaction(async (inner) => {
      const own = { ...actor, db: inner }
      const [row] = await inner
        .select()
        .from(workTask)
        .where(and(eq(workTask.id, id), isNull(workTask.trashedAt)))
      // With a task above it, it is in the trash already.
      if (!row) return
      if (trash) await trashTask(own, project, row, batch)
      else await changeTask(own, project, row, { changes: await changesOf(own, row, set), batch })
    })
    outcome.done.push(id)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    outcome.failed.push({ id, message: error.message })
  }
}

async function changesOf(actor: Actor, row: TaskRow, set: BulkSet): Promise<TaskChanges> {
  const pair = <T>(from: T, to: T | undefined) => (to === undefined ? undefined : { from, to })
  const shifted = (day: string | null) =>
    day === null || set.shiftDays === undefined ? undefined : addDays(day, set.shiftDays)
  const lists = await readLists(actor, row.id)
  const changed = (own: string[], added: string[] = [], removed: string[] = []) =>
    added.length + removed.length === 0
      ? undefined
      : { from: own, to: [...own.filter((id) => !removed.includes(id)), ...added.filter((id) => !own.includes(id))] }
  return {
    status: pair(row.statusId, set.status),
    priority: pair(row.priority, set.priority),
    startOn: pair(row.startOn, set.startOn === undefined ? shifted(row.startOn) : set.startOn),
    dueOn: pair(row.dueOn, set.dueOn === undefined ? shifted(row.dueOn) : set.dueOn),
    internal: pair(row.internal, set.internal),
    assignees: changed(lists.assignees, set.addAssignees, set.removeAssignees),
    labels: changed(lists.labels, set.addLabels, set.removeLabels),
  }
}
