import { and, eq, inArray, min, sql } from 'drizzle-orm'
import { enqueueJob } from '@gateway/jobs/enqueue-job'
import { type TaskRow } from '../../tables'
import { type NoticeKind, workNotice } from '../../notice-tables'
import type { Actor } from '../actor'
import { gatherMs, mailSoonJob } from './mail-soon-job'

type Task = Pick<TaskRow, 'id' | 'projectId' | 'internal'>
type Notice = { kind: NoticeKind; internal?: boolean }

/** Notes for people that something happened to a task, for their next mail; never for who did it. */
export async function recordNotices(
  actor: Actor,
  task: Task,
  people: readonly string[],
  { kind, internal = false }: Notice,
): Promise<void> {
  const { db, site, person } = actor
  // In one order, so that two writes at once do not wait for each other.
  const others = [...new Set(people)].filter((id) => id !== person).toSorted()
  if (others.length === 0) return
  await db
    .insert(workNotice)
    .values(
      others.map((personId) => ({
        siteId: site,
        personId,
        projectId: task.projectId,
        taskId: task.id,
        kind,
        internal: internal || task.internal,
        actorId: person,
      })),
    )
    .onConflictDoUpdate({
      target: [workNotice.siteId, workNotice.personId, workNotice.taskId, workNotice.kind, workNotice.internal],
      set: { actorId: person },
    })
  if (kind !== 'mention' && kind !== 'assigned') return
  const waiting = await db
    .select({ person: workNotice.personId, first: min(workNotice.at) })
    .from(workNotice)
    .where(and(inArray(workNotice.personId, others), inArray(workNotice.kind, ['mention', 'assigned'])))
    .groupBy(workNotice.personId)
    .orderBy(workNotice.personId)
  // Counted from the first one, so that a stream of them postpones nothing.
  for (const { person: key, first } of waiting)
    await enqueueJob(db, mailSoonJob, {
      site,
      input: { person: key },
      key,
      runAt: new Date((first ?? new Date()).getTime() + gatherMs),
    })
}

/** The same for all who follow a task: its assignees, its watchers and who reported it. */
export async function noticeFollowers(
  actor: Actor,
  task: Task,
  { except = [], ...notice }: Notice & { except?: readonly string[] },
): Promise<void> {
  const { rows } = (await actor.db.execute(sql`
    SELECT person_id AS id FROM work_assignee WHERE task_id = ${task.id}
    UNION SELECT person_id FROM work_watcher WHERE task_id = ${task.id} AND NOT muted
    UNION SELECT reporter_id FROM work_task WHERE id = ${task.id} AND reporter_id IS NOT NULL`)) as unknown as {
    rows: { id: string }[]
  }
  await recordNotices(
    actor,
    task,
    rows.map(({ id }) => id).filter((id) => !except.includes(id)),
    notice,
  )
}

/** Removes what waits for people of a task, such as those who no longer have it. */
export async function forgetNotices(
  { db }: Pick<Actor, 'db'>,
  task: string,
  people: readonly string[],
  kind: NoticeKind,
): Promise<void> {
  if (people.length === 0) return
  await db
    .delete(workNotice)
    .where(and(eq(workNotice.taskId, task), eq(workNotice.kind, kind), inArray(workNotice.personId, [...people])))
}
