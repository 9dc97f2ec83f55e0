import { sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { applyRights, lockEnrolment, lockLesson } from './enrolments'

const batchSize = 200

/** Enrolments whose state is not what their rights say at this moment. */
export async function applyDueRights(
  db: Db,
  { site, now }: { site: string; now: Date },
): Promise<{ count: number; isMore: boolean }> {
  const at = now.toISOString()
  const live = sql`EXISTS (SELECT 1 FROM lesson_right r WHERE r.site_id = e.site_id AND r.enrolment_id = e.id AND r.revoked_at IS NULL
    AND r.starts_at <= ${at}::timestamptz AND (r.ends_at IS NULL OR r.ends_at > ${at}::timestamptz))`
  const { rows } = (await db.execute(sql`
    SELECT e.id, e.lesson_id AS lesson FROM lesson_enrolment e
    WHERE (e.status IN ('active', 'completed') AND NOT ${live}) OR (e.status IN ('expired', 'revoked') AND ${live})
    ORDER BY e.lesson_id, e.id LIMIT ${batchSize}`)) as unknown as { rows: { id: string; lesson: string }[] }
  for (const { id, lesson } of rows) {
    await lockLesson(db, lesson)
    const enrolment = await lockEnrolment(db, { id })
    if (enrolment) await applyRights(db, site, enrolment, now)
  }
  return { count: rows.length, isMore: rows.length === batchSize }
}
