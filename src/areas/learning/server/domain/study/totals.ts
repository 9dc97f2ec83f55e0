import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { transition } from '@gateway/states/transition'
import { enrolmentMachine } from '@schemas/learning/entities/enrolment-machine'
import { issueCertificate } from '../certificate/issue'
import { lessonEnrolment } from '../../tables'

/** Counts required, visible items and those that are done, of one enrolment or of all of a lesson. */
export const recount = (db: Db, lesson: string, enrolment?: string) =>
  db.execute(sql`
    UPDATE lesson_enrolment e SET
      total = (SELECT count(*) FROM lesson_item i
        WHERE i.site_id = e.site_id AND i.lesson_id = e.lesson_id AND i.required AND NOT i.hidden),
      done = (SELECT count(*) FROM lesson_item i
        JOIN lesson_progress p ON p.site_id = i.site_id AND p.item_id = i.id
        WHERE i.site_id = e.site_id AND i.lesson_id = e.lesson_id AND i.required AND NOT i.hidden
          AND p.enrolment_id = e.id AND p.cycle = e.cycle AND p.done_at IS NOT NULL)
    WHERE e.lesson_id = ${lesson}${enrolment === undefined ? sql`` : sql` AND e.id = ${enrolment}`}`)

/** Completes those who have done everything that counts. Completion stays, whatever is added to the lesson later. */
export async function completeDone(
  db: Db,
  {
    site,
    lesson,
    enrolment,
    now,
    code,
  }: { site: string; lesson: string; enrolment?: string; now: Date; code?: string | undefined },
): Promise<void> {
  const rows = await db
    .select({ id: lessonEnrolment.id })
    .from(lessonEnrolment)
    .where(
      and(
        eq(lessonEnrolment.lessonId, lesson),
        inArray(lessonEnrolment.status, ['active']),
        isNull(lessonEnrolment.completedAt),
        sql`${lessonEnrolment.total} > 0 AND ${lessonEnrolment.done} = ${lessonEnrolment.total}`,
        enrolment === undefined ? undefined : eq(lessonEnrolment.id, enrolment),
      ),
    )
    .orderBy(lessonEnrolment.id)
  for (const { id } of rows)
    await transition(db, enrolmentMachine, {
      site,
      table: lessonEnrolment,
      id,
      to: 'completed',
      who: 'system',
      person: undefined,
      set: { completedAt: now },
      along: () => issueCertificate(db, { site, enrolment: id, now, code }),
    })
}
