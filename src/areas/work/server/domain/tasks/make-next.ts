import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { readRule } from '@schemas/work/rules/repeat'
import { type TaskRow, workTask, workTodo } from '../../tables'
import { peopleWhoSee } from '../access/members'
import type { LockedProject } from '../access/open-project'
import type { Actor } from '../actor'
import { insertTask } from './insert-task'
import { nextDates } from './occurrences'
import { repeatOf } from './repeats'
import { readLists } from './task-lists'
import { restoreTask } from './trash-task'

/**
 * Makes what comes after a task of a series that was just done, once: under the project's lock, and by the series'
 * unique occurrence, unless the rule has ended. One that an undo put into the trash comes back. `from` is the status that the task was done in.
 */
export async function makeNext(
  actor: Actor,
  project: LockedProject,
  row: TaskRow,
  { from, batch }: { from: string; batch: string },
): Promise<void> {
  const { db, site, today } = actor
  const repeat = await repeatOf(actor, row)
  const rule = repeat && readRule(repeat.rule)
  if (!repeat || !rule || row.seriesId === null) return
  const occurrence = (row.occurrence ?? 1) + 1
  const [known] = await db
    .select()
    .from(workTask)
    .where(and(eq(workTask.seriesId, row.seriesId), eq(workTask.occurrence, occurrence)))
  if (known) {
    if (known.trashedAt) await restoreTask(actor, project, known, batch)
    return
  }
  const dates =
    rule.count !== undefined && occurrence > rule.count ? undefined : nextDates({ ...repeat, rule }, row, today)
  if (!dates) return
  const { startOn, dueOn, snoozedUntil } = dates
  const { assignees, labels } = await readLists(actor, row.id)
  const next = await insertTask(actor, project, {
    title: row.title,
    description: row.description,
    kind: row.kind,
    priority: row.priority,
    assignees: await peopleWhoSee(db, project.row, assignees),
    labels,
    parent: await liveParent(actor, row),
    startOn,
    dueOn,
    startMin: row.startMin,
    dueMin: row.dueMin,
    estimate: row.estimate,
    internal: row.internal,
    ...(repeat.place === 'same' ? { status: from } : {}),
    batch,
    rest: { schedule: row.schedule, everyDay: row.everyDay, seriesId: row.seriesId, occurrence, snoozedUntil },
  })
  const lines = await db
    .select({ text: workTodo.text, rank: workTodo.rank })
    .from(workTodo)
    .where(eq(workTodo.taskId, row.id))
    .orderBy(asc(workTodo.rank))
  if (lines.length > 0)
    await db
      .insert(workTodo)
      .values(lines.map((line) => ({ ...line, siteId: site, id: randomUUID(), taskId: next.id })))
}

async function liveParent({ db }: Actor, { parentId }: TaskRow): Promise<string | null> {
  if (parentId === null) return null
  const [above] = await db.select({ trashedAt: workTask.trashedAt }).from(workTask).where(eq(workTask.id, parentId))
  return above && above.trashedAt === null ? parentId : null
}
