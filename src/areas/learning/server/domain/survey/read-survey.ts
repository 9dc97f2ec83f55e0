import { and, eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import type { ShownSurvey } from '@schemas/learning/entities/survey'
import { pickText } from '@schemas/layout/pick-text'
import { survey, surveyDone, type SurveyRow } from '../../survey-tables'
import { type EnrolmentRow, type ItemRow, lessonItem } from '../../tables'
import { lessonError } from '../messages'
import type { Reader } from '../reader'

export async function readSurvey(db: Db, item: string): Promise<SurveyRow | undefined> {
  const [row] = await db.select().from(survey).where(eq(survey.itemId, item))
  return row
}

/** The part that is a survey, for its authors. Throws CallError. */
export async function findSurveyItem({ db, locale }: Reader, id: string): Promise<ItemRow> {
  const [item] = await db.select().from(lessonItem).where(eq(lessonItem.id, id))
  if (item?.kind !== 'survey') throw lessonError('unknownSurvey', locale)
  return item
}

/** A survey as a learner fills it in. */
export async function showSurvey(
  { db, locale }: Reader,
  item: string,
  enrolment: Pick<EnrolmentRow, 'id' | 'cycle'> | undefined,
): Promise<ShownSurvey> {
  const row = await readSurvey(db, item)
  const done = enrolment
    ? await db
        .select({ survey: surveyDone.surveyId })
        .from(surveyDone)
        .where(
          and(
            eq(surveyDone.surveyId, item),
            eq(surveyDone.enrolmentId, enrolment.id),
            eq(surveyDone.cycle, enrolment.cycle),
          ),
        )
    : []
  return {
    anonymous: row?.anonymous ?? true,
    questions: (row?.questions ?? []).map(({ id, kind, text, choices, required }) => ({
      id,
      kind,
      text: pickText(text, locale),
      choices: choices.map((choice) => ({ id: choice.id, text: pickText(choice.text, locale) })),
      required,
    })),
    answered: done.length > 0,
  }
}
