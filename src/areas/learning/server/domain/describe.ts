import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { pricesOfVariants } from '@areas/commerce/server/public'
import type { ShownPrice } from '@schemas/commerce/entities/shelf'
import type { LessonCard, MyState, OpenedLesson, ShownRound } from '@schemas/learning/entities/lesson'
import type { RatingSummary } from '@schemas/learning/entities/rating'
import { pickText } from '@schemas/layout/pick-text'
import { localise } from '@schemas/layout/text'
import { lessonEnrolment, lesson, lessonItem, lessonRound, type LessonRow, type RoundRow } from '../tables'
import { isOffered } from './access/seats'
import type { Reached } from './find-lesson'
import type { Reader } from './reader'
import { summariseRatings } from './rating/ratings'
import { nextOf, type Outline, readOutline } from './study/outline'

type Row = Omit<LessonRow, 'searchText'>

/** Cards of lessons in their order: a fixed number of queries, however many they are. */
export async function describeCards(reader: Reader, rows: readonly Row[]): Promise<LessonCard[]> {
  if (rows.length === 0) return []
  const { db, now, today } = reader
  const ids = rows.map(({ id }) => id)
  const prices = await pricesOfVariants(
    db,
    rows.flatMap(({ variantId }) => variantId ?? []),
    now,
  )
  const counted = await db
    .select({ lesson: lessonItem.lessonId, items: sql<number>`count(*)::int` })
    .from(lessonItem)
    .where(and(inArray(lessonItem.lessonId, ids), eq(lessonItem.hidden, false)))
    .groupBy(lessonItem.lessonId)
  const rounds = await db
    .select({ lesson: lessonRound.lessonId, next: sql<string>`min(${lessonRound.startsOn})::text` })
    .from(lessonRound)
    .where(and(inArray(lessonRound.lessonId, ids), isOffered(today), sql`${lessonRound.startsOn} >= ${today}::date`))
    .groupBy(lessonRound.lessonId)
  const ratings = await summariseRatings(db, ids)
  const itemsOf = new Map(counted.map(({ lesson: id, items }) => [id, items]))
  const nextOfLesson = new Map(rounds.map(({ lesson: id, next }) => [id, next]))
  return rows.map((row) => {
    const nextRound = nextOfLesson.get(row.id)
    return {
      ...describeCommon(reader, row, itemsOf.get(row.id) ?? 0, priceOf(row, prices)),
      ...shownAverage(ratings.get(row.id)),
      status: row.status,
      ...(nextRound ? { nextRound } : {}),
    }
  })
}

const priceOf = ({ variantId }: Row, prices: ReadonlyMap<string, ShownPrice>) =>
  variantId === null ? undefined : prices.get(variantId)

/** Stars as a card shows them, where someone has rated the lesson. */
const shownAverage = (summary: RatingSummary | undefined) =>
  summary?.average === undefined ? {} : { rating: { average: summary.average, count: summary.count } }

function describeCommon({ locale }: Reader, row: Row, items: number, price: ShownPrice | undefined) {
  return {
    id: row.id,
    slug: row.slug,
    title: pickText(row.title, locale),
    summary: pickText(row.summary, locale),
    ...(row.cover ? { cover: { asset: row.cover } } : {}),
    category: row.category,
    categoryTitle: pickText(row.categoryTitle, locale),
    level: row.level,
    language: row.language,
    minutes: row.minutes,
    items,
    ...(price ? { price } : {}),
  }
}

/** The whole of a lesson for one reader, without any body. */
export async function describeLesson(reader: Reader, reached: Reached): Promise<OpenedLesson> {
  const { db, locale, now, today } = reader
  const { lesson: row } = reached
  const outline = await readOutline(reader, reached)
  const prices = await pricesOfVariants(db, row.variantId === null ? [] : [row.variantId], now)
  const rounds = await db
    .select()
    .from(lessonRound)
    .where(and(eq(lessonRound.lessonId, row.id), isOffered(today)))
    .orderBy(asc(lessonRound.startsOn), asc(lessonRound.id))
  const mine = await describeMine(reader, reached, outline)
  return {
    ...describeCommon(reader, row, outline.items.filter(({ shown }) => !shown.hidden).length, priceOf(row, prices)),
    ...shownAverage((await summariseRatings(db, [row.id])).get(row.id)),
    status: row.status,
    version: row.version,
    outcomes: row.outcomes.map((each) => pickText(each, locale)),
    ...(row.description ? { description: localise(row.description, locale) } : {}),
    tags: row.tags,
    instructors: row.instructors.map(({ name, about, picture }) => ({
      name: pickText(name, locale),
      ...(about ? { about: pickText(about, locale) } : {}),
      ...(picture ? { picture: { asset: picture } } : {}),
    })),
    ...(row.accessDays === null ? {} : { accessDays: row.accessDays }),
    sequential: row.sequential,
    noSkip: row.noSkip,
    presence: row.presence,
    prerequisites: await describePrerequisites(reader, row),
    rounds: rounds.map((round) => describeRound(reader, round)),
    sections: outline.sections,
    ...(mine ? { mine } : {}),
  }
}

export function describeRound({ locale, now }: Pick<Reader, 'locale' | 'now'>, round: RoundRow): ShownRound {
  const { capacity, taken, enrolFrom, enrolUntil, status } = round
  const state =
    status !== 'open'
      ? status
      : enrolFrom !== null && enrolFrom > now
        ? ('soon' as const)
        : enrolUntil !== null && enrolUntil <= now
          ? ('closed' as const)
          : capacity !== null && taken >= capacity
            ? ('full' as const)
            : ('open' as const)
  return {
    id: round.id,
    name: pickText(round.name, locale),
    startsOn: round.startsOn,
    endsOn: round.endsOn,
    place: pickText(round.place, locale),
    ...(capacity === null ? {} : { left: Math.max(0, capacity - taken) }),
    state,
    ...(state === 'soon' && enrolFrom ? { enrolFrom: enrolFrom.toISOString() } : {}),
  }
}

/** What must be completed before, with whether the reader has. */
export async function describePrerequisites(
  { db, person, locale }: Reader,
  { prerequisites }: Pick<Row, 'prerequisites'>,
) {
  if (prerequisites.length === 0) return []
  const rows = await db
    .select({ id: lesson.id, slug: lesson.slug, title: lesson.title, completedAt: lessonEnrolment.completedAt })
    .from(lesson)
    .leftJoin(
      lessonEnrolment,
      and(
        eq(lessonEnrolment.siteId, lesson.siteId),
        eq(lessonEnrolment.lessonId, lesson.id),
        eq(lessonEnrolment.personId, person ?? ''),
      ),
    )
    // What is not published is not named, and nobody can complete it.
    .where(and(inArray(lesson.id, prerequisites), inArray(lesson.status, ['published', 'archived'])))
    .orderBy(asc(lesson.slug))
  return rows.map(({ slug, title, completedAt }) => ({
    slug,
    title: pickText(title, locale),
    done: completedAt !== null,
  }))
}

export async function describeMine(
  { locale, now, db }: Reader,
  { enrolment, rights }: Reached,
  outline: Outline,
): Promise<MyState | undefined> {
  if (!enrolment) return undefined
  const next = nextOf(outline, enrolment.lastItemId)
  const open = rights.filter(({ startsAt, revokedAt }) => startsAt !== null && revokedAt === null)
  const until = open.some(({ endsAt }) => endsAt === null)
    ? undefined
    : open
        .flatMap(({ endsAt }) => endsAt ?? [])
        .toSorted((one, other) => other.getTime() - one.getTime())
        .find((end) => end > now)
  const pending = rights.find(({ startsAt, revokedAt }) => startsAt === null && revokedAt === null)
  const [round] =
    enrolment.roundId === null ? [] : await db.select().from(lessonRound).where(eq(lessonRound.id, enrolment.roundId))
  return {
    status: enrolment.status,
    done: enrolment.done,
    total: enrolment.total,
    ...(next ? { next: { slug: next.slug, title: next.title } } : {}),
    ...(until ? { until: until.toISOString() } : {}),
    ...(enrolment.completedAt ? { completedAt: enrolment.completedAt.toISOString() } : {}),
    ...(round ? { round: pickText(round.name, locale) } : {}),
    ...(pending?.orderId ? { order: pending.orderId } : {}),
  }
}
