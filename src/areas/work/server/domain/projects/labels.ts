import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { Label } from '@schemas/work/entities/project'
import type { Color } from '@schemas/work/entities/status'
import { workLabel } from '../../tables'
import type { LockedProject } from '../access/open-project'
import type { Actor } from '../actor'
import { workError } from '../messages'
import { refusing } from './unique'

const maxLabels = 60
type Wanted = { id?: string | undefined; name: string; color: Color; removed: boolean }

/** Makes, changes or removes a label of a locked project. Throws CallError. */
export async function saveLabel(actor: Actor, project: LockedProject, wanted: Wanted): Promise<Label[]> {
  const { db, site, locale } = actor
  const { id, name, color, removed } = wanted
  const own = and(eq(workLabel.projectId, project.id), eq(workLabel.id, id ?? ''))
  const nameTaken = () => workError('labelTaken', locale, { field: 'name' })
  if (id !== undefined) {
    const changed = await refusing(/name/, nameTaken, () =>
      removed
        ? db.delete(workLabel).where(own).returning({ id: workLabel.id })
        : db.update(workLabel).set({ name, color }).where(own).returning({ id: workLabel.id }),
    )
    if (changed.length === 0) throw workError('unknownLabel', locale)
  } else {
    if ((await db.$count(workLabel, eq(workLabel.projectId, project.id))) >= maxLabels)
      throw workError('manyLabels', locale)
    await refusing(/name/, nameTaken, () =>
      db.insert(workLabel).values({ siteId: site, id: randomUUID(), projectId: project.id, name, color }),
    )
  }
  const rows = await db
    .select({ id: workLabel.id, name: workLabel.name, color: workLabel.color })
    .from(workLabel)
    .where(eq(workLabel.projectId, project.id))
    .orderBy(asc(workLabel.name))
  return rows as Label[]
}
