import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { examAttempt } from '../../exam-tables'
import { lessonEnrolment } from '../../tables'
import { lockEnrolment, lockLesson } from '../access/enrolments'
import { handIn } from './hand-in'

const batchSize = 50

/** Hands in what was saved by those who did not come back, once deadline and grace are over. */
export async function submitOverdue(
  db: Db,
  { site, now }: { site: string; now: Date },
): Promise<{ count: number; isMore: boolean }> {
  const due = await db
    .select({ id: examAttempt.id, enrolment: examAttempt.enrolmentId, lesson: lessonEnrolment.lessonId })
    .from(examAttempt)
    .innerJoin(
      lessonEnrolment,
      and(eq(lessonEnrolment.siteId, examAttempt.siteId), eq(lessonEnrolment.id, examAttempt.enrolmentId)),
    )
    .where(and(eq(examAttempt.status, 'in_progress'), lte(examAttempt.endsAt, now)))
    .orderBy(asc(lessonEnrolment.lessonId), asc(examAttempt.enrolmentId))
    .limit(batchSize)
  for (const { id, enrolment: of, lesson } of due) {
    await lockLesson(db, lesson)
    const enrolment = await lockEnrolment(db, { id: of })
    const [attempt] = await db.select().from(examAttempt).where(eq(examAttempt.id, id)).for('update')
    // Its learner may have handed it in while this waited.
    if (enrolment && attempt?.status === 'in_progress')
      await handIn(db, { site, attempt, enrolment, by: 'system', now })
  }
  return { count: due.length, isMore: due.length === batchSize }
}
