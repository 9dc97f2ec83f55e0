import { eq } from 'drizzle-orm'
import type { ShownAttempt } from '@schemas/learning/entities/exam'
import type { Answer } from '@schemas/learning/entities/question'
import { isLive } from '@schemas/learning/rules/state-of-rights'
import { type AttemptRow, examAttempt } from '../../exam-tables'
import { type EnrolmentRow, lessonEnrolment } from '../../tables'
import { lockEnrolment, lockLesson, readRights } from '../access/enrolments'
import { lessonError } from '../messages'
import type { Learner } from '../reader'
import { readExam } from './attempts'
import { handIn } from './hand-in'
import { showAttempt } from './show-attempt'

type Save = { attempt: string; device: string; no: number; answers: Answer[] }
type Own = { attempt: AttemptRow; enrolment: EnrolmentRow }

/** The learner's own attempt with everything locked that handing it in changes. Throws CallError. */
async function lockOwn({ db, person, locale }: Learner, id: string): Promise<Own> {
  const [known] = await db.select().from(examAttempt).where(eq(examAttempt.id, id))
  const [owner] = known ? await db.select().from(lessonEnrolment).where(eq(lessonEnrolment.id, known.enrolmentId)) : []
  if (!known || owner?.personId !== person) throw lessonError('unknownAttempt', locale)
  await lockLesson(db, owner.lessonId)
  const enrolment = await lockEnrolment(db, { id: owner.id })
  const [attempt] = await db.select().from(examAttempt).where(eq(examAttempt.id, id)).for('update')
  if (!attempt || !enrolment) throw lessonError('unknownAttempt', locale)
  return { attempt, enrolment }
}

const isOver = ({ endsAt }: AttemptRow, now: Date) => endsAt !== null && endsAt <= now

/**
 * Takes answers under a number above the last one. What was saved under the same number by this device is the same save,
 * sent again. Throws CallError.
 */
async function take({ db, now, locale }: Learner, attempt: AttemptRow, save: Save): Promise<AttemptRow> {
  const isRepeated = save.no === attempt.savedNo && save.device === attempt.device
  if (save.device !== attempt.device || (save.no <= attempt.savedNo && !isRepeated))
    throw lessonError('newerAnswer', locale, {
      details: { no: attempt.savedNo, answers: attempt.answers, elsewhere: save.device !== attempt.device },
    })
  if (isRepeated) return attempt
  // Only what the paper has.
  const known = new Set(attempt.paper.map(({ question }) => question))
  const answers = [...new Map(save.answers.map((each) => [each.question, each])).values()].filter(({ question }) =>
    known.has(question),
  )
  const [row] = await db
    .update(examAttempt)
    .set({ answers, savedNo: save.no, savedAt: now })
    .where(eq(examAttempt.id, attempt.id))
    .returning()
  if (!row) throw new Error('The locked attempt is gone.')
  return row
}

/** An open attempt is continued by those alone who have the lesson. Throws CallError. */
async function refuseWithoutRight({ db, now, locale }: Learner, { id }: EnrolmentRow): Promise<void> {
  if (!(await readRights(db, id)).some((right) => isLive(right, now))) throw lessonError('noRight', locale)
}

/** Undefined: the time is over, and what was saved is handed in. Throws CallError. */
export async function saveAttempt(learner: Learner, save: Save): Promise<AttemptRow | undefined> {
  const { site, now, db } = learner
  const { attempt, enrolment } = await lockOwn(learner, save.attempt)
  if (attempt.status !== 'in_progress') return undefined
  await refuseWithoutRight(learner, enrolment)
  if (isOver(attempt, now)) {
    await handIn(db, { site, attempt, enrolment, by: 'system', now })
    return undefined
  }
  return take(learner, attempt, save)
}

type Submitted = {
  attempt: ShownAttempt
  /** It was handed in when its time was over, with what was saved until then. */
  late: boolean
  /** By this submit. */
  isNew: boolean
}

/** The same with what is handed in. An attempt that is over already is answered as it is. Throws CallError. */
export async function submitAttempt(learner: Learner, save: Save): Promise<Submitted> {
  const { site, now, db } = learner
  const { attempt, enrolment } = await lockOwn(learner, save.attempt)
  const isNew = attempt.status === 'in_progress'
  if (isNew) await refuseWithoutRight(learner, enrolment)
  const late = isOver(attempt, isNew ? now : (attempt.submittedAt ?? now))
  const saved = late || !isNew ? attempt : await take(learner, attempt, save)
  const row = isNew ? await handIn(db, { site, attempt: saved, enrolment, by: late ? 'system' : 'user', now }) : saved
  const exam = await readExam(db, row.examId)
  if (!exam) throw new Error('The exam of an attempt is gone.')
  return { attempt: showAttempt(row, exam, now), late, isNew }
}
