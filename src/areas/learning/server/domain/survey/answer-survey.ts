import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ParsedInputOf } from '@schemas/call'
import type { call as answerCall } from '@schemas/learning/calls/survey/answer'
import type { StudyState } from '@schemas/learning/entities/study'
import type { SurveyAnswer, SurveyQuestion } from '@schemas/learning/entities/survey'
import { survey, surveyAnswer, surveyDone } from '../../survey-tables'
import { lessonError } from '../messages'
import type { Learner } from '../reader'
import { countAnswer } from './release-answers'
import { completeItem, lockItem, nothingRecorded } from '../study/study'

/**
 * Keeps the answers of a learner, once in each cycle, and completes the part. Of an anonymous survey the person is not
 * checked, and answers are released in groups of five. Throws CallError.
 */
export async function answerSurvey(
  learner: Learner,
  { answers, ...slugs }: ParsedInputOf<typeof answerCall>,
): Promise<StudyState> {
  const { db, site, person, locale, today } = learner
  const locked = await lockItem(learner, slugs)
  if (!locked) return nothingRecorded
  const { enrolment, row } = locked
  if (row.kind !== 'survey') throw lessonError('unknownSurvey', locale)
  const [of] = await db.select().from(survey).where(eq(survey.itemId, row.id)).for('update')
  if (!of) throw lessonError('unknownSurvey', locale)
  const checked = checkAnswers(learner, of.questions, answers)
  const [done] = await db
    .insert(surveyDone)
    .values({ siteId: site, surveyId: row.id, enrolmentId: enrolment.id, cycle: enrolment.cycle })
    .onConflictDoNothing()
    .returning({ survey: surveyDone.surveyId })
  if (!done) throw lessonError('answeredAlready', locale)
  await db.insert(surveyAnswer).values({
    siteId: site,
    id: randomUUID(),
    surveyId: row.id,
    personId: of.anonymous ? null : person,
    answers: checked,
    day: today,
    released: !of.anonymous,
  })
  await countAnswer(db, of)
  return completeItem(learner, locked)
}

/** One answer to each question at most, with what its kind knows. Throws CallError. */
function checkAnswers(
  { locale }: Learner,
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
): SurveyAnswer[] {
  const byQuestion = new Map(answers.map((answer) => [answer.question, answer]))
  return questions.flatMap((question, at) => {
    const checked = keepAnswer(question, byQuestion.get(question.id))
    if (!checked && question.required)
      throw lessonError('answerQuestion', locale, { field: `answers.${at}`, values: { no: String(at + 1) } })
    return checked ? [checked] : []
  })
}

function keepAnswer({ id, kind, choices }: SurveyQuestion, answer: SurveyAnswer | undefined): SurveyAnswer | undefined {
  if (!answer) return undefined
  const empty = { question: id, choices: [], text: '' }
  if (kind === 'text') return answer.text === '' ? undefined : { ...empty, text: answer.text }
  if (kind === 'scale') return answer.scale === undefined ? undefined : { ...empty, scale: answer.scale }
  const chosen = choices.map((choice) => choice.id).filter((choice) => answer.choices.includes(choice))
  const isWhole = chosen.length > 0 && (kind === 'multiple' || chosen.length === 1)
  return isWhole ? { ...empty, choices: chosen } : undefined
}
