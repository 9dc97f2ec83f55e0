import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Sitting } from '@schemas/learning/entities/exam'
import { attemptTimes } from '@schemas/learning/rules/attempt-times'
import { isLive } from '@schemas/learning/rules/state-of-rights'
import { type AttemptRow, examAttempt } from '../../exam-tables'
import { lessonEnrolment } from '../../tables'
import { lockEnrolment, lockLesson, readRights } from '../access/enrolments'
import { lessonError } from '../messages'
import type { Learner } from '../reader'
import { readAttempts } from './attempts'
import { findExam } from './find-exam'
import { whyNot } from './may-start'
import { drawPaper, readPaper, showPaper } from './paper'

type Wanted = { lesson: string; exam: string; device: string }

/**
 * Begins an attempt, with its deadline fixed and its paper frozen, or goes on with the open one on this device. Starts of
 * one learner wait for each other, so that there is one attempt. Throws CallError.
 */
export async function startAttempt(learner: Learner, wanted: Wanted, isAllowed: boolean): Promise<Sitting> {
  const { db, site, person, locale, now } = learner
  const { reached, row, exam } = await findExam(learner, wanted)
  await lockLesson(db, reached.lesson.id)
  const enrolment = await lockEnrolment(db, { lesson: reached.lesson.id, person })
  if (!enrolment || !(await readRights(db, enrolment.id)).some((right) => isLive(right, now)))
    throw lessonError('noRight', locale)
  const attempts = await readAttempts(db, enrolment, row.id)
  const open = attempts.find(({ status }) => status === 'in_progress')
  // One whose time is over is handed in by the job within a minute; until then nothing else begins.
  if (open) {
    const [taken = open] = await db
      .update(examAttempt)
      .set({ device: wanted.device })
      .where(eq(examAttempt.id, open.id))
      .returning()
    return describeSitting(learner, taken)
  }
  const problem = whyNot(learner, exam, attempts)
  if (problem) throw problem
  if (!isAllowed) throw lessonError('wrongExamPassword', locale, { field: 'password' })
  const paper = await drawPaper(db, exam)
  if (paper.length === 0) throw lessonError('unknownExam', locale)
  const [attempt] = await db
    .insert(examAttempt)
    .values({
      siteId: site,
      id: randomUUID(),
      examId: row.id,
      enrolmentId: enrolment.id,
      cycle: enrolment.cycle,
      no: (attempts.at(-1)?.no ?? 0) + 1,
      startedAt: now,
      ...attemptTimes(now, exam),
      paper,
      device: wanted.device,
    })
    .returning()
  if (!attempt) throw new Error('The attempt was not inserted.')
  // Sitting an exam counts as activity.
  await db.update(lessonEnrolment).set({ lastItemId: row.id, lastAt: now }).where(eq(lessonEnrolment.id, enrolment.id))
  return describeSitting(learner, attempt)
}

async function describeSitting({ db, locale, now }: Learner, attempt: AttemptRow): Promise<Sitting> {
  const { id, no, deadline, paper, answers, savedNo } = attempt
  return {
    id,
    no,
    ...(deadline ? { deadline: deadline.toISOString() } : {}),
    questions: showPaper(paper, await readPaper(db, paper), locale),
    answers,
    savedNo,
    now: now.toISOString(),
  }
}
