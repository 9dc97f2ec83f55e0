import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { gradeOf, scoreShare } from '@schemas/learning/rules/exam-grade'
import { type AttemptRow, exam, examAttempt, type ExamRow } from '../../exam-tables'
import type { EnrolmentRow } from '../../tables'

export const readExam = async (db: Db, item: string): Promise<ExamRow | undefined> =>
  (await db.select().from(exam).where(eq(exam.itemId, item)))[0]

/** The attempts of an enrolment's cycle, oldest first; what was voided does not count. */
export const readAttempts = (
  db: Db,
  { id, cycle }: Pick<EnrolmentRow, 'id' | 'cycle'>,
  examId: string,
): Promise<AttemptRow[]> =>
  db
    .select()
    .from(examAttempt)
    .where(
      and(
        eq(examAttempt.enrolmentId, id),
        eq(examAttempt.cycle, cycle),
        eq(examAttempt.examId, examId),
        ne(examAttempt.status, 'voided'),
      ),
    )
    .orderBy(asc(examAttempt.no))

/** The grade of an exam in basis points, by its method; undefined while nothing is marked. */
export function gradeOfAttempts(attempts: readonly AttemptRow[], { method }: Pick<ExamRow, 'method'>) {
  const scored = attempts.flatMap(({ no, score, max, status }) =>
    status === 'graded' && score !== null && max !== null ? [{ no, score, max }] : [],
  )
  const grade = gradeOf(scored, method)
  return grade && scoreShare(grade)
}
