import { and, eq, max } from 'drizzle-orm'
import { workProject, workTask, workTaskGone } from '../../tables'
import { openProject } from '../access/open-project'
import { visibleTasks } from '../access/reach'
import type { Actor } from '../actor'

/**
 * The number of a project's last change that the caller may know of. Those who do not see internal tasks learn nothing
 * of them, not even that one changed. Throws CallError.
 */
export async function lastChange(actor: Actor, ref: string): Promise<number> {
  const { db } = actor
  const project = await openProject(actor, ref)
  if (project.seesInternal) {
    const [row] = await db.select({ rev: workProject.rev }).from(workProject).where(eq(workProject.id, project.id))
    return row?.rev ?? 0
  }
  const [shown] = await db
    .select({ rev: max(workTask.rev) })
    .from(workTask)
    .where(and(eq(workTask.projectId, project.id), visibleTasks([project])))
  const [gone] = await db
    .select({ rev: max(workTaskGone.rev) })
    .from(workTaskGone)
    .where(and(eq(workTaskGone.projectId, project.id), eq(workTaskGone.internal, false)))
  return Math.max(shown?.rev ?? 0, gone?.rev ?? 0)
}
