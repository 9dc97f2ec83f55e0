import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { certificate } from '../certificate-tables'
import { ensureEnrolment } from '../domain/access/enrolments'
import { addRight } from '../domain/access/rights'
import { takeSeat } from '../domain/access/seats'
import { completeDone, recount } from '../domain/study/totals'
import { makeDemoAttempt } from './make-exam'
import { makeDemoAnswer } from './make-survey'
import { lesson, lessonEnrolment, lessonItem, lessonProgress, lessonRound, lessonSection } from '../tables'

const hourMs = 3_600_000

/** A demo account with a granted right, which has done the first parts, one each evening. */
export async function enrolDemo(
  db: Db,
  site: string,
  {
    person,
    slug,
    done,
    name = '',
    code,
    hasSeat = true,
    now,
  }: {
    person: string
    slug: string
    done: number
    name?: string | undefined
    code?: string | undefined
    hasSeat?: boolean
    now: Date
  },
): Promise<void> {
  const [of] = await db.select().from(lesson).where(eq(lesson.slug, slug))
  if (!of) throw new Error(`The demo site ${site} has no lesson ${slug}.`)
  const began = new Date(now.getTime() - (done + 2) * 24 * hourMs)
  const enrolment = await ensureEnrolment(db, { site, lesson: of.id, person })
  const [round] = !hasSeat ? [] : await db.select().from(lessonRound).where(eq(lessonRound.lessonId, of.id)).limit(1)
  if (round) await takeSeat(db, { site, round: round.id, enrolment: enrolment.id })
  await addRight(db, {
    site,
    enrolment,
    source: 'grant',
    accessDays: of.accessDays,
    round: round?.id,
    reason: 'demo',
    now: began,
  })
  const items = await db
    .select({
      id: lessonItem.id,
      kind: lessonItem.kind,
      film: sql<number | null>`(${lessonItem.body} #>> '{film,length}')::int`,
    })
    .from(lessonItem)
    .innerJoin(lessonSection, eq(lessonSection.id, lessonItem.sectionId))
    .where(eq(lessonItem.lessonId, of.id))
    .orderBy(asc(lessonSection.rank), asc(lessonItem.rank))
  const parts = items.slice(0, done).map(({ id, kind, film }, at) => {
    const doneAt = new Date(began.getTime() + (at + 1) * 24 * hourMs)
    return {
      siteId: site,
      enrolmentId: enrolment.id,
      cycle: 1,
      itemId: id,
      watched: film === null ? '{}' : `{[0,${film})}`,
      furthest: film ?? 0,
      reportedAt: doneAt,
      presentAt: doneAt,
      doneAt,
      doneBy: film === null && kind !== 'exam' && kind !== 'survey' ? ('self' as const) : ('rule' as const),
    }
  })
  if (parts.length > 0) await db.insert(lessonProgress).values(parts)
  // One that was not passed yet, and one that was.
  for (const [at, { id, kind }] of items.slice(0, done).entries()) {
    const doneAt = parts[at]?.doneAt
    if (kind !== 'exam' || !doneAt) continue
    const earlier = new Date(doneAt.getTime() - hourMs)
    await makeDemoAttempt(db, site, { enrolment: enrolment.id, item: id, no: 1, wrong: 3, at: earlier })
    await makeDemoAttempt(db, site, { enrolment: enrolment.id, item: id, no: 2, wrong: 0, at: doneAt })
  }
  for (const { id } of items.slice(0, done).filter(({ kind }) => kind === 'survey'))
    await makeDemoAnswer(db, site, { survey: id, enrolment, at: now })
  const lastAt = parts.at(-1)?.doneAt ?? began
  await db
    .update(lessonEnrolment)
    .set({
      name,
      createdAt: began,
      beganAt: began,
      lastAt,
      lastItemId: items[Math.min(done, items.length - 1)]?.id ?? null,
    })
    .where(eq(lessonEnrolment.id, enrolment.id))
  await recount(db, of.id, enrolment.id)
  await completeDone(db, { site, lesson: of.id, enrolment: enrolment.id, now: lastAt, code })
  // Found by name in the search.
  if (code !== undefined) await db.update(certificate).set({ listed: true }).where(eq(certificate.code, code))
  await db
    .update(lesson)
    .set({ learners: sql`${lesson.learners} + 1` })
    .where(eq(lesson.id, of.id))
}
