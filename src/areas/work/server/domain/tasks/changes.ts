import { and, asc, eq, gt } from 'drizzle-orm'
import { workProject, workTask, workTaskGone } from '../../tables'
import { openProject } from '../access/open-project'
import { visibleTasks } from '../access/reach'
import type { Actor } from '../actor'
import { workError } from '../messages'
import { describeTasks } from './describe'

/** Beyond this many a reader does better to read the list again. */
const maxRows = 500

/**
 * Rows and gone tasks of a project since a reading. Writes are numbered under the project's lock, so that none slips
 * between two readings. The answer's own number is that of the newest thing in it.
 */
export async function changesSince(actor: Actor, ref: string, since: number) {
  const { db, locale } = actor
  const project = await openProject(actor, ref)
  const [current] = await db.select({ rev: workProject.rev }).from(workProject).where(eq(workProject.id, project.id))
  // A number from before a restored backup.
  if (since > (current?.rev ?? 0)) throw workError('readAgain', locale)
  const rows = await db
    .select()
    .from(workTask)
    .where(and(eq(workTask.projectId, project.id), gt(workTask.rev, since), visibleTasks([project])))
    .orderBy(asc(workTask.rev), asc(workTask.id))
    .limit(maxRows + 1)
  const gone = await db
    .selectDistinct({ id: workTaskGone.taskId, rev: workTaskGone.rev })
    .from(workTaskGone)
    .where(
      and(
        eq(workTaskGone.projectId, project.id),
        gt(workTaskGone.rev, since),
        project.seesInternal ? undefined : eq(workTaskGone.internal, false),
      ),
    )
    .orderBy(asc(workTaskGone.rev))
    .limit(maxRows + 1)
  if (rows.length > maxRows || gone.length > maxRows) throw workError('readAgain', locale)
  const back = new Set(rows.map(({ id }) => id))
  return {
    rows: await describeTasks(actor, [project], rows),
    gone: [...new Set(gone.map(({ id }) => id))].filter((id) => !back.has(id)),
    rev: Math.max(since, ...rows.map(({ rev }) => rev), ...gone.map(({ rev }) => rev)),
  }
}
