import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { ranksBetween } from '@gateway/rank/rank'
import { pickText } from '@schemas/layout/pick-text'
import type { EditedExam, ExamSettings } from '@schemas/learning/entities/exam'
import { examSettings } from '@schemas/learning/entities/exam'
import type { EditedQuestion, QuestionContent } from '@schemas/learning/entities/question'
import { readNumber } from '@schemas/learning/rules/mark-answer'
import { exam, examAttempt, examQuestion, examQuestionVersion, type ExamRow } from '../../exam-tables'
import { type ItemRow, lessonItem } from '../../tables'
import { readExam } from '../exam/attempts'
import { readQuestions } from '../exam/paper'
import { lessonError } from '../messages'
import type { Learner, Reader } from '../reader'

async function findItem({ db, locale }: Reader, id: string): Promise<ItemRow> {
  const [item] = await db.select().from(lessonItem).where(eq(lessonItem.id, id))
  if (item?.kind !== 'exam') throw lessonError('unknownExam', locale)
  return item
}

/** An exam as its authors write it, keys included. Throws CallError. */
export async function editExam(author: Reader, item: string): Promise<EditedExam> {
  const { db } = author
  await findItem(author, item)
  const row = await readExam(db, item)
  const [count] = await db
    .select({ taken: sql<number>`count(*)::int` })
    .from(examAttempt)
    .where(eq(examAttempt.examId, item))
  return {
    item,
    version: row?.version ?? 0,
    settings: row ? settingsOf(row) : examSettings.parse({}),
    hasPassword: row?.passwordHash != null,
    questions: (await readQuestions(db, item)).map(({ id, category, content }) => ({ id, category, content })),
    taken: count?.taken ?? 0,
  }
}

const settingsOf = ({ siteId: _site, itemId: _item, passwordHash: _hash, version: _version, ...row }: ExamRow) => ({
  ...row,
  opensAt: row.opensAt?.toISOString() ?? null,
  closesAt: row.closesAt?.toISOString() ?? null,
})

type Input = {
  item: string
  version: number
  settings: ExamSettings
  /** Undefined: it stays. */
  passwordHash: string | null | undefined
  questions: EditedQuestion[]
}

/** Writes settings and questions of an exam. Papers that were given stay as they were. Throws CallError. */
export async function setExam(author: Learner, input: Input): Promise<EditedExam> {
  const { db, site, person, locale } = author
  const item = await findItem(author, input.item)
  await db.insert(exam).values({ siteId: site, itemId: item.id }).onConflictDoNothing()
  const [before] = await db.select().from(exam).where(eq(exam.itemId, item.id)).for('update')
  if (!before) throw lessonError('unknownExam', locale)
  const isNew = (await readQuestions(db, item.id)).length === 0 && before.version === 1
  if (input.version !== before.version && !(input.version === 0 && isNew))
    throw lessonError('staleExam', locale, { details: { version: before.version } })
  checkQuestions(author, input, item)
  await saveQuestions(author, item.id, input.questions)
  const { opensAt, closesAt, ...settings } = input.settings
  await db
    .update(exam)
    .set({
      ...settings,
      opensAt: opensAt === null ? null : new Date(opensAt),
      closesAt: closesAt === null ? null : new Date(closesAt),
      ...(input.passwordHash === undefined ? {} : { passwordHash: input.passwordHash }),
      version: sql`${exam.version} + 1`,
    })
    .where(eq(exam.itemId, item.id))
  await recordAudit(db, {
    site,
    person,
    action: 'exam-set',
    subject: `exam:${item.slug}`,
    after: { questions: input.questions.length },
  })
  return editExam(author, item.id)
}

function checkQuestions({ locale }: Reader, { questions, settings }: Input, item: ItemRow): void {
  if (questions.length === 0 && !item.hidden)
    throw lessonError('brokenItem', locale, { values: { title: pickText(item.title, locale) } })
  const { opensAt, closesAt } = settings
  if (opensAt !== null && closesAt !== null && new Date(opensAt) >= new Date(closesAt))
    throw lessonError('examWindow', locale, { field: 'settings.closesAt' })
  for (const [at, { content }] of questions.entries())
    if (!hasKey(content)) throw lessonError('noKey', locale, { values: { no: String(at + 1) } })
  for (const { category, count } of settings.draws)
    if (questions.filter((each) => each.category === category).length < count)
      throw lessonError('fewQuestions', locale, { values: { category } })
}

function hasKey({ kind, choices, accepted }: QuestionContent): boolean {
  if (kind === 'text') return accepted.length > 0
  if (kind === 'number') return accepted.length > 0 && accepted.every((each) => readNumber(each) !== undefined)
  const right = choices.filter((each) => each.right).length
  const isDistinct = new Set(choices.map(({ id }) => id)).size === choices.length
  return isDistinct && choices.length >= 2 && (kind === 'single' ? right === 1 : right >= 1)
}

async function saveQuestions(
  { db, site, locale }: Learner,
  examId: string,
  questions: readonly EditedQuestion[],
): Promise<void> {
  const known = new Map((await readQuestions(db, examId)).map((each) => [each.id, each]))
  const ranks = ranksBetween(null, null, questions.length)
  for (const [at, { id, category, content }] of questions.entries()) {
    const rank = ranks[at] ?? ''
    const before = id === undefined ? undefined : known.get(id)
    if (id !== undefined && !before) throw lessonError('unknownQuestion', locale)
    const questionId = before?.id ?? randomUUID()
    const isChanged = !before || !isDeepStrictEqual(before.content, content)
    const no = before ? (isChanged ? before.no + 1 : before.no) : 1
    await db
      .insert(examQuestion)
      .values({ siteId: site, id: questionId, examId, rank, category, current: no })
      .onConflictDoUpdate({ target: [examQuestion.siteId, examQuestion.id], set: { rank, category, current: no } })
    if (isChanged) await db.insert(examQuestionVersion).values({ siteId: site, questionId, no, content })
    known.delete(questionId)
  }
  // Papers still name what is taken out.
  if (known.size > 0)
    await db
      .update(examQuestion)
      .set({ removed: true })
      .where(and(eq(examQuestion.examId, examId), inArray(examQuestion.id, [...known.keys()])))
}
