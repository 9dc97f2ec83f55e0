import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Repeat } from '@schemas/work/entities/repeat'
import { type TaskRow, workSeries, workTask } from '../../tables'
import type { LockedProject } from '../access/open-project'
import type { Actor } from '../actor'
import { recordActivity } from './activity'

/** How a task repeats; null where it does not, or no longer. */
export async function repeatOf({ db }: Pick<Actor, 'db'>, { seriesId }: TaskRow): Promise<Repeat | null> {
  if (seriesId === null) return null
  const [series] = await db
    .select({ rule: workSeries.rule, mode: workSeries.mode, place: workSeries.place, leadDays: workSeries.leadDays })
    .from(workSeries)
    .where(and(eq(workSeries.id, seriesId), isNull(workSeries.endedAt)))
  return series ?? null
}

/** Has a task of a locked project repeat, changes how, or ends it; tasks that were made stay. */
export async function setRepeat(
  actor: Actor,
  project: LockedProject,
  row: TaskRow,
  wanted: Repeat | null,
): Promise<void> {
  const { db, site } = actor
  const before = await repeatOf(actor, row)
  if (before === null && wanted === null) return
  if (row.seriesId !== null)
    await db
      .update(workSeries)
      .set(wanted === null ? { endedAt: new Date() } : { ...wanted, endedAt: null })
      .where(eq(workSeries.id, row.seriesId))
  let series = row.seriesId
  if (series === null && wanted !== null) {
    series = randomUUID()
    await db.insert(workSeries).values({ ...wanted, siteId: site, id: series, projectId: project.id })
  }
  await db
    .update(workTask)
    .set({
      seriesId: series,
      occurrence: row.occurrence ?? 1,
      rev: project.rev,
      version: sql`${workTask.version} + 1`,
      updatedAt: new Date(),
    })
    .where(eq(workTask.id, row.id))
  await recordActivity(actor, project, {
    task: row.id,
    batch: randomUUID(),
    changes: [{ field: 'repeat', from: before?.rule ?? null, to: wanted?.rule ?? null, internal: row.internal }],
  })
}
