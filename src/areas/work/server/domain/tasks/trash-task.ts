import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type TaskRow, workTask } from '../../tables'
import type { LockedProject } from '../access/open-project'
import type { Actor } from '../actor'
import { recordActivity } from './activity'
import { recordGone } from './gone'

/** A task and all below it, of a locked project. */
async function branchOf({ db }: Actor, root: string, trashed: 'live' | 'with the root') {
  const { rows } = (await db.execute(sql`
    WITH RECURSIVE branch AS (
      SELECT id, internal, trashed_at FROM work_task WHERE id = ${root}
      UNION
      SELECT t.id, t.internal, t.trashed_at FROM work_task AS t JOIN branch AS above ON t.parent_id = above.id
        WHERE t.trashed_at IS NOT DISTINCT FROM above.trashed_at
    )
    SELECT id, internal FROM branch WHERE (trashed_at IS NULL) = ${trashed === 'live'}`)) as unknown as {
    rows: { id: string; internal: boolean }[]
  }
  return rows
}

/** Puts a task into the trash with all below it; resolves to their number. */
export async function trashTask(actor: Actor, project: LockedProject, row: TaskRow, batch: string): Promise<number> {
  const branch = await branchOf(actor, row.id, 'live')
  const ids = branch.map(({ id }) => id)
  await actor.db
    .update(workTask)
    .set({ trashedAt: new Date(), rev: project.rev, version: sql`${workTask.version} + 1` })
    .where(and(inArray(workTask.id, ids), isNull(workTask.trashedAt)))
  await recordGone(actor, project, branch)
  await recordActivity(actor, project, {
    task: row.id,
    batch,
    changes: [{ field: 'trash', from: false, to: true, internal: row.internal }],
  })
  return ids.length
}

/** Brings back a task with what went into the trash with it; below nothing where its parent is still there. */
export async function restoreTask(actor: Actor, project: LockedProject, row: TaskRow, batch: string): Promise<TaskRow> {
  const { db } = actor
  const branch = await branchOf(actor, row.id, 'with the root')
  await db
    .update(workTask)
    .set({ trashedAt: null, rev: project.rev, version: sql`${workTask.version} + 1`, updatedAt: new Date() })
    .where(
      inArray(
        workTask.id,
        branch.map(({ id }) => id),
      ),
    )
  if (row.parentId !== null)
    await db.execute(
      sql`UPDATE work_task SET parent_id = NULL WHERE id = ${row.id} AND EXISTS (SELECT 1 FROM work_task AS above WHERE above.id = work_task.parent_id AND above.trashed_at IS NOT NULL)`,
    )
  await recordActivity(actor, project, {
    task: row.id,
    batch,
    changes: [{ field: 'trash', from: true, to: false, internal: row.internal }],
  })
  const [restored] = await db.select().from(workTask).where(eq(workTask.id, row.id))
  if (!restored) throw new Error('The restored task is gone.')
  return restored
}
