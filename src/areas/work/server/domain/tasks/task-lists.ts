import { and, eq, inArray } from 'drizzle-orm'
import { workAssignee, workTaskLabel } from '../../tables'
import type { Actor } from '../actor'
import type { Change } from './activity'

/** People and labels of a task. */
export async function readLists({ db }: Actor, task: string): Promise<{ assignees: string[]; labels: string[] }> {
  const people = await db.select({ id: workAssignee.personId }).from(workAssignee).where(eq(workAssignee.taskId, task))
  const labels = await db
    .select({ id: workTaskLabel.labelId })
    .from(workTaskLabel)
    .where(eq(workTaskLabel.taskId, task))
  return { assignees: people.map(({ id }) => id), labels: labels.map(({ id }) => id) }
}

export async function writeLists(
  { db, site }: Actor,
  project: string,
  task: string,
  changes: readonly Change[],
): Promise<void> {
  for (const { field, from, to } of changes) {
    if (field !== 'assignees' && field !== 'labels') continue
    const [before, after] = [from as string[], to as string[]]
    const removed = before.filter((id) => !after.includes(id))
    const added = after.filter((id) => !before.includes(id))
    if (field === 'assignees') {
      if (removed.length > 0)
        await db.delete(workAssignee).where(and(eq(workAssignee.taskId, task), inArray(workAssignee.personId, removed)))
      if (added.length > 0)
        await db.insert(workAssignee).values(added.map((personId) => ({ siteId: site, taskId: task, personId })))
      continue
    }
    if (removed.length > 0)
      await db.delete(workTaskLabel).where(and(eq(workTaskLabel.taskId, task), inArray(workTaskLabel.labelId, removed)))
    if (added.length > 0)
      await db
        .insert(workTaskLabel)
        .values(added.map((labelId) => ({ siteId: site, projectId: project, taskId: task, labelId })))
  }
}
