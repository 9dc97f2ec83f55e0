import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { type EnrolmentRow, lessonProgress, type ProgressRow } from '../../tables'

/** Progress in an item; `watched` is the length of what was watched, in tenths of a second. */
export type Progress = Omit<ProgressRow, 'watched'> & { watched: number }

const { watched: _ranges, ...columns } = getTableColumns(lessonProgress)
const watched = sql<number>`(SELECT coalesce(sum(upper(r) - lower(r)), 0)::int FROM unnest(${lessonProgress.watched}) r)`

const ofCycle = ({ id, cycle }: Pick<EnrolmentRow, 'id' | 'cycle'>) =>
  and(eq(lessonProgress.enrolmentId, id), eq(lessonProgress.cycle, cycle))

/** By item, in the enrolment's cycle. */
export async function readProgress(
  db: Db,
  enrolment: Pick<EnrolmentRow, 'id' | 'cycle'>,
): Promise<Map<string, Progress>> {
  const rows = await db
    .select({ ...columns, watched })
    .from(lessonProgress)
    .where(ofCycle(enrolment))
  return new Map(rows.map((row) => [row.itemId, row]))
}

/** Progress in one item, made where there is none. The enrolment is locked. */
export async function ensureProgress(
  db: Db,
  { site, enrolment, item, now }: { site: string; enrolment: EnrolmentRow; item: string; now: Date },
): Promise<{ progress: Progress; isNew: boolean }> {
  const [added] = await db
    .insert(lessonProgress)
    .values({
      siteId: site,
      enrolmentId: enrolment.id,
      cycle: enrolment.cycle,
      itemId: item,
      reportedAt: now,
      presentAt: now,
    })
    .onConflictDoNothing()
    .returning({ item: lessonProgress.itemId })
  const [progress] = await db
    .select({ ...columns, watched })
    .from(lessonProgress)
    .where(and(ofCycle(enrolment), eq(lessonProgress.itemId, item)))
  if (!progress) throw new Error('The progress was not inserted.')
  return { progress, isNew: added !== undefined }
}

/** Adds ranges (a multirange's text) to what was watched; the database merges them. */
export async function changeProgress(
  db: Db,
  { enrolment, item }: { enrolment: EnrolmentRow; item: string },
  { ranges = '{}', ...set }: { ranges?: string } & Partial<Omit<ProgressRow, 'watched'>>,
): Promise<Progress> {
  const where = and(ofCycle(enrolment), eq(lessonProgress.itemId, item))
  await db
    .update(lessonProgress)
    .set({ ...set, watched: sql`${lessonProgress.watched} + ${ranges}::int4multirange` })
    .where(where)
  const [progress] = await db
    .select({ ...columns, watched })
    .from(lessonProgress)
    .where(where)
  if (!progress) throw new Error('The progress is gone.')
  return progress
}
