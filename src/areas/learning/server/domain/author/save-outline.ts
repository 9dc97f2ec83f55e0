import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { ranksBetween } from '@gateway/rank/rank'
import type { ParsedInputOf } from '@schemas/call'
import type { call as outlineCall } from '@schemas/learning/calls/lesson/outline'
import { pickText } from '@schemas/layout/pick-text'
import { examAttempt, examQuestion } from '../../exam-tables'
import { survey } from '../../survey-tables'
import { lesson, lessonItem, lessonProgress, lessonSection, type LessonRow } from '../../tables'
import { lockLesson } from '../access/enrolments'
import { lessonError } from '../messages'
import type { Learner } from '../reader'
import { refuseForeignFiles } from './files-of-items'
import { completeDone, recount } from '../study/totals'

type Input = ParsedInputOf<typeof outlineCall>
type Section = Input['sections'][number]
type Item = Section['items'][number]

const maxItems = 400

/**
 * Writes all sections and items of a lesson in their order. What a person has progress in is hidden, never deleted;
 * counts of all enrolments follow in the same transaction. Throws CallError.
 */
export async function saveOutline(author: Learner, { id, version, sections }: Input): Promise<LessonRow> {
  const { db, site, person, locale, now } = author
  const items = sections.flatMap((section) => section.items)
  const row = await lockLesson(db, id, 'update')
  if (!row) throw lessonError('unknownLesson', locale)
  await refuseForeign(author, id, sections)
  await refuseForeignFiles(author, id, items)
  if (row.version !== version) throw lessonError('staleLesson', locale, { details: { version: row.version } })
  checkItems(author, items, await partsWithQuestions(author, items))
  if (row.status === 'published' && !items.some(({ hidden }) => !hidden)) throw lessonError('needsPart', locale)
  await removeItems(author, id, new Set(items.flatMap((item) => item.id ?? [])))
  const renamed = items.flatMap((item) => item.id ?? [])
  // Slugs that change places would collide on the way.
  if (renamed.length > 0)
    await db
      .update(lessonItem)
      .set({ slug: sql`'old-' || left(md5(${lessonItem.id}), 20)` })
      .where(inArray(lessonItem.id, renamed))
  const ranks = ranksBetween(null, null, sections.length)
  const saved: string[] = []
  for (const [at, section] of sections.entries()) {
    const sectionId = section.id ?? randomUUID()
    saved.push(sectionId)
    await saveSection(author, id, { section, sectionId, rank: ranks[at] ?? '' })
  }
  await db
    .delete(lessonSection)
    .where(and(eq(lessonSection.lessonId, id), saved.length > 0 ? notInArray(lessonSection.id, saved) : undefined))
  await recount(db, id)
  await completeDone(db, { site, lesson: id, now })
  const [after] = await db
    .update(lesson)
    .set({ version: sql`${lesson.version} + 1`, updatedAt: now })
    .where(eq(lesson.id, id))
    .returning()
  if (!after) throw new Error('The locked lesson is gone.')
  await recordAudit(db, {
    site,
    person,
    action: 'lesson-outline',
    subject: `lesson:${row.slug}`,
    after: { sections: sections.length, items: items.length },
  })
  return after
}

/** Exams and surveys that have questions, by the id of their part. */
async function partsWithQuestions({ db }: Learner, items: readonly Item[]): Promise<ReadonlySet<string>> {
  const ids = items.flatMap(({ kind, id }) => (kind === 'exam' || kind === 'survey' ? (id ?? []) : []))
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ exam: examQuestion.examId })
    .from(examQuestion)
    .where(and(inArray(examQuestion.examId, ids), eq(examQuestion.removed, false)))
  const surveys = await db
    .select({ survey: survey.itemId })
    .from(survey)
    .where(and(inArray(survey.itemId, ids), sql`jsonb_array_length(${survey.questions}) > 0`))
  return new Set([...rows.map(({ exam }) => exam), ...surveys.map((each) => each.survey)])
}

function checkItems({ locale }: Learner, items: readonly Item[], questioned: ReadonlySet<string>): void {
  if (items.length > maxItems) throw lessonError('manyParts', locale)
  const seen = new Set<string>()
  for (const { id, slug, kind, title, body, hidden } of items) {
    if (seen.has(slug)) throw lessonError('itemSlugTaken', locale, { values: { slug } })
    seen.add(slug)
    const isWhole = {
      video: body.film !== undefined || body.embed !== undefined,
      pdf: body.pdf !== undefined,
      page: body.text !== undefined,
      exam: id !== undefined && questioned.has(id),
      survey: id !== undefined && questioned.has(id),
    }[kind]
    // What is hidden may still be in the making.
    if (!hidden && !isWhole) throw lessonError('brokenItem', locale, { values: { title: pickText(title, locale) } })
  }
}

/** An id is one of this lesson, of its kind and named once, or it is unknown. */
async function refuseForeign({ db, locale }: Learner, id: string, sections: readonly Section[]): Promise<void> {
  const sectionIds = sections.flatMap((section) => section.id ?? [])
  const itemIds = sections.flatMap((section) => section.items.flatMap((item) => item.id ?? []))
  const known = await db.select({ id: lessonSection.id }).from(lessonSection).where(eq(lessonSection.lessonId, id))
  const knownItems = await db.select({ id: lessonItem.id }).from(lessonItem).where(eq(lessonItem.lessonId, id))
  const isOwn = (ids: readonly string[], rows: readonly { id: string }[]) =>
    new Set(ids).size === ids.length && ids.every((each) => rows.some((row) => row.id === each))
  if (!isOwn(sectionIds, known) || !isOwn(itemIds, knownItems)) throw lessonError('unknownItem', locale)
}

async function removeItems({ db, locale }: Learner, id: string, stay: ReadonlySet<string>): Promise<void> {
  const rows = await db
    .select({ id: lessonItem.id, title: lessonItem.title })
    .from(lessonItem)
    .where(eq(lessonItem.lessonId, id))
  const going = rows.filter((row) => !stay.has(row.id))
  if (going.length === 0) return
  const ids = going.map((row) => row.id)
  const [used] = await db
    .select({ item: lessonProgress.itemId })
    .from(lessonProgress)
    .where(inArray(lessonProgress.itemId, ids))
    .limit(1)
  const [sat] = await db
    .select({ item: examAttempt.examId })
    .from(examAttempt)
    .where(inArray(examAttempt.examId, ids))
    .limit(1)
  const [answered] = await db
    .select({ item: survey.itemId })
    .from(survey)
    .where(and(inArray(survey.itemId, ids), gt(survey.answered, 0)))
    .limit(1)
  const inUse = going.find(({ id: each }) => [used?.item, sat?.item, answered?.item].includes(each))
  if (inUse) throw lessonError('usedPart', locale, { values: { title: pickText(inUse.title, locale) } })
  await db.delete(lessonItem).where(inArray(lessonItem.id, ids))
}

async function saveSection(
  { db, site }: Learner,
  lessonId: string,
  { section, sectionId, rank }: { section: Section; sectionId: string; rank: string },
): Promise<void> {
  const { title, opens, opensDays, opensOn, items } = section
  const times = {
    opens,
    opensDays: opens === 'after_days' ? (opensDays ?? 0) : null,
    opensOn: opens === 'on_date' ? (opensOn ?? null) : null,
  }
  const set = { title, rank, ...times }
  await db
    .insert(lessonSection)
    .values({ siteId: site, id: sectionId, lessonId, ...set })
    .onConflictDoUpdate({ target: [lessonSection.siteId, lessonSection.id], set })
  const ranks = ranksBetween(null, null, items.length)
  for (const [at, { id: known, ...item }] of items.entries()) {
    const id = known ?? randomUUID()
    const values = { ...item, sectionId, rank: ranks[at] ?? '' }
    await db
      .insert(lessonItem)
      .values({ siteId: site, id, lessonId, ...values })
      .onConflictDoUpdate({
        target: [lessonItem.siteId, lessonItem.id],
        set: { ...values, version: sql`${lessonItem.version} + 1` },
      })
  }
}
