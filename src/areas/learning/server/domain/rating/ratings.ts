import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { person as personTable } from '@gateway/db/tables'
import type { Db } from '@gateway/db/open'
import { listRows } from '@gateway/list/list-rows'
import type { OutputOf, ParsedInputOf } from '@schemas/call'
import type { call as hideCall } from '@schemas/learning/calls/lesson/hide-rating'
import type { call as rateCall } from '@schemas/learning/calls/lesson/rate'
import type { call as ratingsCall } from '@schemas/learning/calls/lesson/ratings'
import type { RatingSummary, ShownRating } from '@schemas/learning/entities/rating'
import { dayIn } from '@schemas/zoned-parts'
import { lessonRating } from '../../survey-tables'
import { lesson, lessonProgress } from '../../tables'
import { lockEnrolment } from '../access/enrolments'
import { findLesson } from '../find-lesson'
import { lessonError } from '../messages'
import type { Learner, Reader } from '../reader'

type RatingRow = typeof lessonRating.$inferSelect

const showRating = ({ person, timeZone }: Reader, row: RatingRow, firstname: string | null): ShownRating => ({
  id: row.id,
  ...(firstname ? { name: firstname } : {}),
  stars: row.stars,
  comment: row.comment,
  day: dayIn(row.changedAt.getTime(), timeZone),
  isMine: row.personId === person,
  hidden: row.hidden,
})

/** Ratings of a lesson with their summary, and the reader's own. Throws CallError. */
export async function listRatings(
  reader: Reader,
  { lesson: slug, ...input }: ParsedInputOf<typeof ratingsCall>,
): Promise<OutputOf<typeof ratingsCall>> {
  const { db, person, isManager } = reader
  const reached = await findLesson(reader, slug)
  const { items, ...rest } = await listRows(db, {
    from: lessonRating,
    join: (query) =>
      query.leftJoin(
        personTable,
        and(eq(personTable.siteId, lessonRating.siteId), eq(personTable.id, lessonRating.personId)),
      ),
    columns: { rating: lessonRating, firstname: personTable.firstname },
    id: lessonRating.id,
    sorts: { new: lessonRating.changedAt, stars: lessonRating.stars },
    defaultSort: '-new',
    filters: {},
    where: and(
      eq(lessonRating.lessonId, reached.lesson.id),
      isManager ? undefined : or(eq(lessonRating.hidden, false), eq(lessonRating.personId, person ?? '')),
    ),
    input,
  })
  const own = reached.enrolment
    ? await db
        .select({ rating: lessonRating, firstname: personTable.firstname })
        .from(lessonRating)
        .leftJoin(
          personTable,
          and(eq(personTable.siteId, lessonRating.siteId), eq(personTable.id, lessonRating.personId)),
        )
        .where(eq(lessonRating.enrolmentId, reached.enrolment.id))
    : []
  const [mine] = own.map(({ rating, firstname }) => showRating(reader, rating, firstname))
  return {
    items: items.map(({ rating, firstname }) => showRating(reader, rating, firstname)),
    ...rest,
    lesson: reached.lesson.slug,
    summary: (await summariseRatings(db, [reached.lesson.id])).get(reached.lesson.id) ?? noRatings(),
    ...(mine ? { mine } : {}),
    mayRate: reached.enrolment !== undefined && (await hasDonePart(db, reached.enrolment.id)),
  }
}

const noRatings = (): RatingSummary => ({ count: 0, stars: [0, 0, 0, 0, 0] })

/** Summaries by lesson; those without a rating are absent. One query, however many lessons there are. */
export async function summariseRatings(db: Db, lessons: readonly string[]): Promise<Map<string, RatingSummary>> {
  if (lessons.length === 0) return new Map()
  const rows = await db
    .select({ lesson: lessonRating.lessonId, stars: lessonRating.stars, count: sql<number>`count(*)::int` })
    .from(lessonRating)
    .where(and(inArray(lessonRating.lessonId, [...lessons]), eq(lessonRating.hidden, false)))
    .groupBy(lessonRating.lessonId, lessonRating.stars)
  const summaries = new Map<string, RatingSummary>()
  for (const { lesson: id, stars, count } of rows) {
    const summary = summaries.get(id) ?? noRatings()
    summary.stars[stars - 1] = count
    summary.count += count
    summaries.set(id, summary)
  }
  for (const summary of summaries.values()) {
    const sum = summary.stars.reduce((before, count, at) => before + count * (at + 1), 0)
    summary.average = Math.round((sum * 100) / summary.count)
  }
  return summaries
}

/** Whether the learner has done a part, in any cycle: who only looked cannot judge. */
async function hasDonePart(db: Db, enrolment: string): Promise<boolean> {
  const [row] = await db
    .select({ item: lessonProgress.itemId })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.enrolmentId, enrolment), isNotNull(lessonProgress.doneAt)))
    .limit(1)
  return row !== undefined
}

/** Rates a lesson, or changes one's rating of it. Throws CallError. */
export async function rateLesson(
  learner: Learner,
  { lesson: slug, stars, comment }: ParsedInputOf<typeof rateCall>,
): Promise<ShownRating> {
  const { db, site, person, now, locale } = learner
  const reached = await findLesson(learner, slug)
  const enrolment = await lockEnrolment(db, { lesson: reached.lesson.id, person })
  if (!enrolment || !(await hasDonePart(db, enrolment.id))) throw lessonError('doFirst', locale)
  const [row] = await db
    .insert(lessonRating)
    .values({
      siteId: site,
      id: randomUUID(),
      lessonId: reached.lesson.id,
      enrolmentId: enrolment.id,
      personId: person,
      stars,
      comment,
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoUpdate({
      target: [lessonRating.siteId, lessonRating.enrolmentId],
      set: { stars, comment, changedAt: now },
    })
    .returning()
  if (!row) throw new Error('The rating was not stored.')
  return showRating(learner, row, await firstnameOf(db, person))
}

/** Hides a rating or shows it again. Throws CallError. */
export async function hideRating(
  author: Learner,
  { id, hidden }: ParsedInputOf<typeof hideCall>,
): Promise<ShownRating> {
  const { db, site, person, locale } = author
  const [row] = await db.update(lessonRating).set({ hidden }).where(eq(lessonRating.id, id)).returning()
  if (!row) throw lessonError('unknownRating', locale)
  const [of] = await db.select({ slug: lesson.slug }).from(lesson).where(eq(lesson.id, row.lessonId))
  await recordAudit(db, {
    site,
    person,
    action: 'rating-hide',
    subject: `lesson:${of?.slug ?? ''}`,
    after: { hidden, stars: row.stars },
  })
  return showRating(author, row, await firstnameOf(db, row.personId))
}

async function firstnameOf(db: Db, person: string): Promise<string | null> {
  const [row] = await db
    .select({ firstname: personTable.firstname })
    .from(personTable)
    .where(eq(personTable.id, person))
  return row?.firstname ?? null
}
