import { eq } from 'drizzle-orm'
import { transition } from '@gateway/states/transition'
import type { Db } from '@gateway/db/open'
import { attemptMachine } from '@schemas/learning/entities/attempt-machine'
import { markAnswer } from '@schemas/learning/rules/mark-answer'
import { isLive } from '@schemas/learning/rules/state-of-rights'
import { type AttemptRow, examAttempt } from '../../exam-tables'
import type { EnrolmentRow } from '../../tables'
import { readRights } from '../access/enrolments'
import { issueCertificate } from '../certificate/issue'
import { changeProgress, ensureProgress } from '../study/progress'
import { completeDone, recount } from '../study/totals'
import { gradeOfAttempts, readAttempts, readExam } from './attempts'
import { readPaper } from './paper'

type HandedIn = { site: string; attempt: AttemptRow; enrolment: EnrolmentRow; by: 'user' | 'system'; now: Date }

/**
 * Hands an attempt in and marks it by its frozen paper; a passed exam counts in the outline, in the same transaction. Lesson,
 * enrolment and attempt are locked.
 */
export async function handIn(db: Db, { site, attempt, enrolment, by, now }: HandedIn): Promise<AttemptRow> {
  const exam = await readExam(db, attempt.examId)
  if (!exam) throw new Error('The exam of an attempt is gone.')
  const isDiscarded = by === 'system' && exam.overdue === 'discard'
  const lead = (to: AttemptRow['status'], who: 'user' | 'system', set: Partial<AttemptRow> = {}) =>
    transition(db, attemptMachine, { site, table: examAttempt, id: attempt.id, to, who, person: undefined, set })
  await lead(isDiscarded ? 'abandoned' : by === 'user' ? 'submitted' : 'auto_submitted', by, { submittedAt: now })
  if (!isDiscarded) {
    await lead('graded', 'system', await markPaper(db, attempt))
    const grade = gradeOfAttempts(await readAttempts(db, enrolment, exam.itemId), exam)
    if (grade !== undefined && grade >= exam.passMark) await pass(db, { site, item: exam.itemId, enrolment, now })
    // A better attempt after completion may be what the certificate still needed, of those who have the lesson.
    if ((await readRights(db, enrolment.id)).some((right) => isLive(right, now)))
      await issueCertificate(db, { site, enrolment: enrolment.id, now })
  }
  const [row] = await db.select().from(examAttempt).where(eq(examAttempt.id, attempt.id))
  if (!row) throw new Error('The locked attempt is gone.')
  return row
}

async function markPaper(db: Db, { paper, answers }: AttemptRow) {
  const contents = await readPaper(db, paper)
  const marks: Record<string, number> = {}
  let max = 0
  for (const { question } of paper) {
    const content = contents.get(question)
    if (!content) throw new Error('A question of a frozen paper is gone.')
    max += content.points
    marks[question] = markAnswer(
      content,
      answers.find((each) => each.question === question),
    )
  }
  return { marks, max, score: Object.values(marks).reduce((sum, mark) => sum + mark, 0) }
}

/** Done stays done, whatever later attempts give. */
async function pass(
  db: Db,
  { site, item, enrolment, now }: { site: string; item: string; enrolment: EnrolmentRow; now: Date },
): Promise<void> {
  const { progress } = await ensureProgress(db, { site, enrolment, item, now })
  if (progress.doneAt !== null) return
  await changeProgress(db, { enrolment, item }, { doneAt: now, doneBy: 'rule' })
  await recount(db, enrolment.lessonId, enrolment.id)
  await completeDone(db, { site, lesson: enrolment.lessonId, enrolment: enrolment.id, now })
}
