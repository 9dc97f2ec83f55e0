import { workTaskGone } from '../../tables'
import type { LockedProject } from '../access/open-project'
import type { Actor } from '../actor'

/** Tells readers of changes that tasks left; viewers are not told of those that were internal. */
export async function recordGone(
  { db, site }: Actor,
  project: LockedProject,
  tasks: readonly { id: string; internal: boolean }[],
): Promise<void> {
  if (tasks.length === 0) return
  await db
    .insert(workTaskGone)
    .values(
      tasks.map(({ id, internal }) => ({
        siteId: site,
        projectId: project.id,
        taskId: id,
        rev: project.rev,
        internal,
      })),
    )
    .onConflictDoNothing()
}
