import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { saveProducts } from '@areas/commerce/server/public'
import { lessonProduct } from '@areas/learning/server/domain/author/save-lesson'
import {
  lesson,
  lessonItem,
  lessonRound,
  lessonSection,
  type LessonRow,
  type RoundRow,
} from '@areas/learning/server/tables'
import { exam, examQuestion, examQuestionVersion, type ExamRow } from '@areas/learning/server/exam-tables'
import { type QuestionContent, questionContent } from '@schemas/learning/entities/question'
import { ranksBetween } from '@gateway/rank/rank'
import type { Db } from '@gateway/db/open'
import type { ItemBody } from '@schemas/learning/entities/item'

export type MadeLesson = { id: string; slug: string; section: string; items: string[] }
type Part = { kind?: 'video' | 'page' | 'pdf' | 'exam' | 'survey'; slug?: string; body?: ItemBody } & Partial<
  Pick<typeof lessonItem.$inferInsert, 'preview' | 'required' | 'hidden' | 'leastShare' | 'title'>
>

const text = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }
/** A film of one minute. */
export const filmBody: ItemBody = {
  film: { sources: [{ asset: 'film-one', type: 'video/webm' }], tracks: [], length: 600 },
}

/** A published lesson with one section of items, pages where nothing else is said. */
export async function makeLesson(
  db: Db,
  site: string,
  { items = [{}, {}, {}], price = 0, ...values }: Partial<LessonRow> & { items?: readonly Part[]; price?: number } = {},
): Promise<MadeLesson> {
  const id = randomUUID()
  const slug = values.slug ?? `lesson-${id.slice(0, 8)}`
  const variantId = price > 0 ? `lesson-${id}` : null
  if (variantId)
    await saveProducts({ tx: db, site, now: new Date() }, [
      lessonProduct({ id, price, title: { en: slug, th: slug }, slug, variantId }),
    ])
  await db.insert(lesson).values({
    siteId: site,
    id,
    slug,
    title: `Lesson ${slug}`,
    status: 'published',
    publishedAt: new Date(),
    price,
    variantId,
    ...values,
  })
  const section = randomUUID()
  await db.insert(lessonSection).values({ siteId: site, id: section, lessonId: id, title: 'A section', rank: 'a0' })
  const ranks = ranksBetween(null, null, items.length)
  const ids: string[] = []
  for (const [at, { kind = 'page', slug: own = `part-${at + 1}`, body, ...item }] of items.entries()) {
    ids.push(randomUUID())
    await db.insert(lessonItem).values({
      siteId: site,
      id: ids[at] ?? '',
      lessonId: id,
      sectionId: section,
      slug: own,
      kind,
      title: `Part ${at + 1}`,
      rank: ranks[at] ?? '',
      body: body ?? (kind === 'video' ? filmBody : { text }),
      ...item,
    })
  }
  return { id, slug, section, items: ids }
}

export async function makeRound(
  db: Db,
  site: string,
  lessonId: string,
  values: Partial<RoundRow> = {},
): Promise<string> {
  const id = randomUUID()
  await db.insert(lessonRound).values({
    siteId: site,
    id,
    lessonId,
    name: 'A round',
    startsOn: '2099-01-12',
    endsOn: '2099-03-12',
    ...values,
  })
  return id
}

export const seatsTaken = async (db: Db, round: string): Promise<number | undefined> =>
  (await db.select({ taken: lessonRound.taken }).from(lessonRound).where(eq(lessonRound.id, round)))[0]?.taken

const keyed = (content: Partial<QuestionContent>): QuestionContent =>
  questionContent.parse({ text: 'A question', ...content })
const choices = [
  { id: 'a', text: 'Apples', right: true },
  { id: 'b', text: 'Bricks', right: false },
  { id: 'c', text: 'Cherries', right: true },
]
/** One of each kind, a point each. */
export const questionsOfEachKind: QuestionContent[] = [
  keyed({ kind: 'single', choices: choices.slice(0, 2), explanation: 'Bricks are no food.' }),
  keyed({ kind: 'multiple', choices, scoring: 'partial' }),
  keyed({ kind: 'text', accepted: ['น้ำตาล', 'sugar'] }),
  keyed({ kind: 'number', accepted: ['1,500'], tolerance: { by: 'share', of: 100 } }),
]

/** Questions and settings of a part that is an exam; returns ids of the questions. */
export async function makeExam(
  db: Db,
  siteId: string,
  itemId: string,
  values: Partial<ExamRow> = {},
  questions: readonly QuestionContent[] = questionsOfEachKind,
): Promise<string[]> {
  await db.insert(exam).values({ siteId, itemId, shuffle: false, ...values })
  const ids: string[] = []
  for (const [at, content] of questions.entries()) {
    const id = randomUUID()
    ids.push(id)
    await db.insert(examQuestion).values({ siteId, id, examId: itemId, rank: `a${at}` })
    await db.insert(examQuestionVersion).values({ siteId, questionId: id, no: 1, content })
  }
  return ids
}
