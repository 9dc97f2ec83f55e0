import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import type { ParsedInputOf } from '@schemas/call'
import { pickText } from '@schemas/layout/pick-text'
import type { call as setCall } from '@schemas/learning/calls/survey/set'
import type { EditedSurvey } from '@schemas/learning/entities/survey'
import { survey, type SurveyRow } from '../../survey-tables'
import type { ItemRow } from '../../tables'
import { lessonError } from '../messages'
import type { Learner, Reader } from '../reader'
import { findSurveyItem, readSurvey } from './read-survey'

/** A survey as its authors write it. Throws CallError. */
export async function editSurvey(author: Reader, item: string): Promise<EditedSurvey> {
  await findSurveyItem(author, item)
  const row = await readSurvey(author.db, item)
  return {
    item,
    version: row?.version ?? 0,
    anonymous: row?.anonymous ?? true,
    questions: row?.questions ?? [],
    answered: row?.answered ?? 0,
  }
}

/** Writes the questions of a survey. Throws CallError. */
export async function setSurvey(author: Learner, input: ParsedInputOf<typeof setCall>): Promise<EditedSurvey> {
  const { db, site, person, locale } = author
  const item = await findSurveyItem(author, input.item)
  await db.insert(survey).values({ siteId: site, itemId: item.id }).onConflictDoNothing()
  const [before] = await db.select().from(survey).where(eq(survey.itemId, item.id)).for('update')
  if (!before) throw lessonError('unknownSurvey', locale)
  const isNew = before.version === 1 && before.questions.length === 0
  if (input.version !== before.version && !(input.version === 0 && isNew))
    throw lessonError('staleSurvey', locale, { details: { version: before.version } })
  checkSurvey(author, input, { before, item })
  await db
    .update(survey)
    .set({ anonymous: input.anonymous, questions: input.questions, version: sql`${survey.version} + 1` })
    .where(eq(survey.itemId, item.id))
  await recordAudit(db, {
    site,
    person,
    action: 'survey-set',
    subject: `survey:${item.slug}`,
    after: { questions: input.questions.length, anonymous: input.anonymous },
  })
  return editSurvey(author, item.id)
}

function checkSurvey(
  { locale }: Reader,
  { anonymous, questions }: ParsedInputOf<typeof setCall>,
  { before, item }: { before: SurveyRow; item: ItemRow },
): void {
  if (questions.length === 0 && !item.hidden)
    throw lessonError('brokenItem', locale, { values: { title: pickText(item.title, locale) } })
  if (before.answered > 0 && anonymous !== before.anonymous)
    throw lessonError('anonymousStays', locale, { field: 'anonymous' })
  const known = new Map(before.questions.map((question) => [question.id, question]))
  const seen = new Set<string>()
  for (const [at, { id, kind, choices }] of questions.entries()) {
    const values = { no: String(at + 1) }
    const field = `questions.${at}.choices`
    const needsChoices = kind === 'single' || kind === 'multiple'
    const isDistinct = new Set(choices.map((choice) => choice.id)).size === choices.length
    if (seen.has(id) || !isDistinct || (needsChoices && choices.length < 2))
      throw lessonError('fewChoices', locale, { field, values })
    seen.add(id)
    const old = known.get(id)
    if (before.answered > 0 && old && old.kind !== kind)
      throw lessonError('kindStays', locale, { field: `questions.${at}.kind`, values })
  }
}
