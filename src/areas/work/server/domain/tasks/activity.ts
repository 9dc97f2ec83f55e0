import { randomUUID } from 'node:crypto'
import { workActivity } from '../../tables'
import type { LockedProject } from '../access/open-project'
import type { Actor } from '../actor'

export type Change = { field: string; from: unknown; to: unknown; internal?: boolean }

/** Records what an act changed of a task. Values are as stored, so that the act can be undone. */
export async function recordActivity(
  { db, site, person }: Actor,
  project: Pick<LockedProject, 'id'>,
  { task, batch, changes }: { task: string; batch: string; changes: readonly Change[] },
): Promise<void> {
  if (changes.length === 0) return
  await db.insert(workActivity).values(
    changes.map(({ field, from, to, internal = false }) => ({
      siteId: site,
      id: randomUUID(),
      projectId: project.id,
      taskId: task,
      batch,
      actorId: person,
      field,
      from,
      to,
      internal,
    })),
  )
}
