import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { fewestAnswers } from '@schemas/learning/entities/survey'
import { survey, surveyAnswer } from '../../survey-tables'

/** Counts one more answer of a locked survey; with each fifth, anonymous ones that waited are released together. */
export async function countAnswer(db: Db, of: { itemId: string; answered: number }): Promise<void> {
  const answered = of.answered + 1
  await db.update(survey).set({ answered }).where(eq(survey.itemId, of.itemId))
  if (answered % fewestAnswers === 0)
    await db
      .update(surveyAnswer)
      .set({ released: true })
      .where(and(eq(surveyAnswer.surveyId, of.itemId), sql`NOT ${surveyAnswer.released}`))
}
