import { and, asc, eq } from 'drizzle-orm'
import { person } from '@gateway/db/tables'
import type { OutputOf } from '@schemas/call'
import { pickText } from '@schemas/layout/pick-text'
import type { call as resultsCall } from '@schemas/learning/calls/survey/results'
import type { SurveyAnswer, SurveyKind, SurveyQuestion, SurveyResult } from '@schemas/learning/entities/survey'
import { surveyAnswer } from '../../survey-tables'
import type { Reader } from '../reader'
import { findSurveyItem, readSurvey } from './read-survey'

type Response = { answers: SurveyAnswer[]; name: string | undefined }

/** Released answers to a survey, counted by question. Throws CallError. */
export async function countAnswers(author: Reader, item: string): Promise<OutputOf<typeof resultsCall>> {
  const { db, locale } = author
  await findSurveyItem(author, item)
  const row = await readSurvey(db, item)
  // Ids are random, so this order is not that in which people answered.
  const rows = await db
    .select({ answers: surveyAnswer.answers, firstname: person.firstname, lastname: person.lastname })
    .from(surveyAnswer)
    .leftJoin(person, and(eq(person.siteId, surveyAnswer.siteId), eq(person.id, surveyAnswer.personId)))
    .where(and(eq(surveyAnswer.surveyId, item), eq(surveyAnswer.released, true)))
    .orderBy(asc(surveyAnswer.id))
  const responses = rows.map(({ answers, firstname, lastname }) => ({
    answers,
    name: `${firstname ?? ''} ${lastname ?? ''}`.trim() || undefined,
  }))
  return {
    anonymous: row?.anonymous ?? true,
    answered: row?.answered ?? 0,
    shown: responses.length,
    questions: (row?.questions ?? []).map((question) => countQuestion(question, responses, locale)),
  }
}

function countQuestion(
  { id, kind, text, choices }: SurveyQuestion,
  responses: readonly Response[],
  locale: Reader['locale'],
): SurveyResult {
  const own = responses.flatMap(({ answers, name }) => {
    const answer = answers.find(({ question }) => question === id)
    return answer && isOfKind(answer, kind) ? [{ answer, name }] : []
  })
  const scales = own.flatMap(({ answer }) => answer.scale ?? [])
  const options =
    kind === 'scale'
      ? [1, 2, 3, 4, 5].map((each) => ({
          id: String(each),
          text: String(each),
          count: scales.filter((scale) => scale === each).length,
        }))
      : choices.map((choice) => ({
          id: choice.id,
          text: pickText(choice.text, locale),
          count: own.filter(({ answer }) => answer.choices.includes(choice.id)).length,
        }))
  const sum = scales.reduce((before, scale) => before + scale, 0)
  return {
    id,
    kind,
    text: pickText(text, locale),
    answers: own.length,
    choices: options,
    ...(scales.length > 0 ? { mean: Math.round((sum * 100) / scales.length) } : {}),
    texts:
      kind === 'text' ? inOrder(own.map(({ answer, name }) => ({ text: answer.text, ...(name ? { name } : {}) }))) : [],
  }
}

/** A question that was removed may have come back as one of another kind: its earlier answers are none to it. */
function isOfKind({ choices, scale, text }: SurveyAnswer, kind: SurveyKind): boolean {
  if (kind === 'text') return text !== ''
  return kind === 'scale' ? scale !== undefined : choices.length > 0
}

/** By what they say: in the order of people, texts of several questions would show who wrote which together. */
const inOrder = (texts: SurveyResult['texts']) =>
  texts.toSorted((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text)))
