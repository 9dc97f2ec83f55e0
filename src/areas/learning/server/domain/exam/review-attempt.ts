import { eq } from 'drizzle-orm'
import type { OutputOf } from '@schemas/call'
import { pickText } from '@schemas/layout/pick-text'
import type { call } from '@schemas/learning/calls/exam/review'
import { examAttempt } from '../../exam-tables'
import { lessonEnrolment } from '../../tables'
import { lessonError } from '../messages'
import type { Reader } from '../reader'
import { readExam } from './attempts'
import { readPaper, showPaper } from './paper'
import { isShown, showAttempt } from './show-attempt'

/** What policy opens of an attempt that is over. Key and explanation are read only when it does. Throws CallError. */
export async function reviewAttempt(reader: Reader & { person: string }, id: string): Promise<OutputOf<typeof call>> {
  const { db, person, locale, now } = reader
  const [attempt] = await db.select().from(examAttempt).where(eq(examAttempt.id, id))
  const [owner] = attempt
    ? await db.select().from(lessonEnrolment).where(eq(lessonEnrolment.id, attempt.enrolmentId))
    : []
  const exam = attempt && (await readExam(db, attempt.examId))
  if (!attempt || !exam || owner?.personId !== person) throw lessonError('unknownAttempt', locale)
  const hasMarks = isShown('marks', exam, now)
  const hasKey = isShown('answers', exam, now)
  if (attempt.status === 'in_progress' || !(hasMarks || hasKey || isShown('score', exam, now)))
    throw lessonError('noReview', locale)
  const contents = await readPaper(db, attempt.paper)
  return {
    attempt: showAttempt(attempt, exam, now),
    questions: showPaper(attempt.paper, contents, locale).map((shown) => {
      const stored = attempt.answers.find(({ question }) => question === shown.id)
      const mark = attempt.marks?.[shown.id]
      const content = contents.get(shown.id)
      return {
        ...shown,
        ...(stored ? { answer: stored } : {}),
        ...(hasMarks && mark !== undefined ? { mark } : {}),
        ...(hasKey && content
          ? {
              right: {
                choices: content.choices.flatMap((each) => (each.right ? each.id : [])),
                texts: content.accepted,
              },
              ...(pickText(content.explanation, locale) ? { explanation: pickText(content.explanation, locale) } : {}),
            }
          : {}),
      }
    }),
  }
}
