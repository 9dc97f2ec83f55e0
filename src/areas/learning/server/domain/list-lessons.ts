import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { listRows } from '@gateway/list/list-rows'
import type { ParsedInputOf } from '@schemas/call'
import type { call as listCall } from '@schemas/learning/calls/lesson/list'
import type { LessonCard, MyLesson } from '@schemas/learning/entities/lesson'
import type { LessonStatus } from '@schemas/learning/entities/lesson-status'
import { pickText } from '@schemas/layout/pick-text'
import { isLive } from '@schemas/learning/rules/state-of-rights'
import { lesson, lessonEnrolment } from '../tables'
import { readRights } from './access/enrolments'
import { describeCards, describeMine } from './describe'
import { readOutline } from './study/outline'
import type { Learner, Reader } from './reader'

type Input = Omit<ParsedInputOf<typeof listCall>, 'pictures'> & { status?: LessonStatus | undefined }
type Listed = { items: LessonCard[]; next?: string; total?: number }

const { searchText: _searched, ...columns } = getTableColumns(lesson)

const byLength = {
  short: sql`${lesson.minutes} <= 180`,
  medium: sql`${lesson.minutes} > 180 AND ${lesson.minutes} <= 600`,
  long: sql`${lesson.minutes} > 600`,
}

/** A page of lessons: the published ones, or for those who make them all. */
export async function listLessons(reader: Reader, input: Input, where?: SQL): Promise<Listed> {
  const { items, ...rest } = await listRows(reader.db, {
    from: lesson,
    columns,
    id: lesson.id,
    sorts: {
      popular: lesson.learners,
      new: { by: sql`coalesce(${lesson.publishedAt}, ${lesson.createdAt})`, type: 'timestamptz' },
      price: lesson.price,
    },
    defaultSort: '-popular',
    filters: {
      category: lesson.category,
      level: lesson.level,
      language: lesson.language,
      status: lesson.status,
      price: (value) => (value === 'free' ? isNull(lesson.variantId) : isNotNull(lesson.variantId)),
      length: (value) => byLength[value],
    },
    search: [lesson.searchText],
    where,
    input,
  })
  return { items: await describeCards(reader, items), ...rest }
}

/** Categories of published lessons, for the filter. */
export async function listCategories({ db, locale }: Reader): Promise<{ code: string; title: string }[]> {
  const rows = await db
    .selectDistinctOn([lesson.category], { code: lesson.category, title: lesson.categoryTitle })
    .from(lesson)
    .where(and(eq(lesson.status, 'published'), sql`${lesson.category} <> ''`))
    .orderBy(lesson.category)
  return rows.map(({ code, title }) => ({ code, title: pickText(title, locale) || code }))
}

/** What the person has, the last opened first. */
export async function listMine(learner: Learner): Promise<MyLesson[]> {
  const { db, person, locale, now } = learner
  const rows = await db
    .select({ enrolment: lessonEnrolment, lesson })
    .from(lessonEnrolment)
    .innerJoin(lesson, and(eq(lesson.siteId, lessonEnrolment.siteId), eq(lesson.id, lessonEnrolment.lessonId)))
    .where(and(eq(lessonEnrolment.personId, person), inArray(lesson.status, ['published', 'archived'])))
    .orderBy(desc(sql`coalesce(${lessonEnrolment.lastAt}, ${lessonEnrolment.createdAt})`), desc(lessonEnrolment.id))
    .limit(50)
  const mine: MyLesson[] = []
  for (const { enrolment, lesson: of } of rows) {
    const rights = await readRights(db, enrolment.id)
    const reached = { lesson: of, enrolment, rights, hasRight: rights.some((right) => isLive(right, now)) }
    // Staff reads its own lessons as a learner does.
    const state = await describeMine(learner, reached, await readOutline({ ...learner, isManager: false }, reached))
    if (state)
      mine.push({
        slug: of.slug,
        title: pickText(of.title, locale),
        ...(of.cover ? { cover: { asset: of.cover } } : {}),
        ...state,
      })
  }
  return mine
}
