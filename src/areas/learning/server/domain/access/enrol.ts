import { and, asc, eq, isNull } from 'drizzle-orm'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { signInFirst } from '@gateway/call/refusals'
import { person as personTable } from '@gateway/db/tables'
import { placeOne, type Shop } from '@areas/commerce/server/public'
import { toSatang } from '@schemas/money/satang'
import { isLive } from '@schemas/learning/rules/state-of-rights'
import { lessonEnrolment, lessonRight, lessonRound, type LessonRow, type RoundRow } from '../../tables'
import { describePrerequisites } from '../describe'
import { findLesson } from '../find-lesson'
import { lessonError } from '../messages'
import type { Learner } from '../reader'
import { ensureEnrolment, lockEnrolment, lockLesson, readRights } from './enrolments'
import { addRight, endRight } from './rights'
import { isEnrolling, isOffered, takeSeat } from './seats'

type Wanted = { lesson: string; round?: string | undefined; name?: string | undefined; seenPrice?: number | undefined }

/** Where the learner goes on: into the lesson, or to the order that is to be paid. */
export type Enrolled = { status: 'enrolled' } | { status: 'order'; order: string }

/** Joins a free lesson, or orders one that costs something. Throws CallError. */
export async function enrol(learner: Learner, shop: Shop, wanted: Wanted): Promise<Enrolled> {
  const { db, site, person, locale, now } = learner
  if (!(await lockActivePerson(db, person))) throw signInFirst(locale)
  const { lesson: found } = await findLesson(learner, wanted.lesson)
  const lesson = await lockLesson(db, found.id)
  if (!lesson || lesson.status !== 'published') throw lessonError('unknownLesson', locale)
  const missing = (await describePrerequisites(learner, lesson)).find(({ done }) => !done)
  if (missing) throw lessonError('finishFirst', locale, { values: { lesson: missing.title } })
  const round = await roundOf(learner, lesson, wanted.round)
  const enrolment = await ensureEnrolment(db, { site, lesson: lesson.id, person })
  if (wanted.name !== undefined)
    await db.update(lessonEnrolment).set({ name: wanted.name }).where(eq(lessonEnrolment.id, enrolment.id))
  const rights = await readRights(db, enrolment.id)
  const pending = rights.find(({ startsAt, revokedAt }) => startsAt === null && revokedAt === null)
  if (pending?.orderId) return { status: 'order', order: pending.orderId }
  const live = rights.filter((right) => isLive(right, now))
  // One that ends may be renewed, if it costs something.
  if (live.some(({ endsAt }) => endsAt === null || lesson.variantId === null)) throw lessonError('hasLesson', locale)
  if (lesson.variantId !== null)
    return { status: 'order', order: await order(learner, shop, { lesson, round, wanted }) }
  if (round && !(await takeSeat(db, { site, round: round.id, enrolment: enrolment.id })))
    throw lessonError('fullRound', locale, { field: 'round' })
  await addRight(db, {
    site,
    enrolment,
    source: 'free',
    accessDays: lesson.accessDays,
    round: round?.id,
    actor: person,
    now,
  })
  return { status: 'enrolled' }
}

/** The chosen round; a lesson that has rounds is taken in one of them. */
async function roundOf(
  { db, locale, now, today }: Learner,
  { id }: LessonRow,
  chosen: string | undefined,
): Promise<RoundRow | undefined> {
  const rounds = await db
    .select()
    .from(lessonRound)
    .where(and(eq(lessonRound.lessonId, id), isOffered(today)))
    .orderBy(asc(lessonRound.startsOn))
  if (chosen === undefined) {
    if (rounds.length > 0) throw lessonError('chooseRound', locale, { field: 'round' })
    return undefined
  }
  const round = rounds.find((each) => each.id === chosen)
  if (!round) throw lessonError('unknownRound', locale, { field: 'round' })
  if (!isEnrolling(round, now)) throw lessonError('closedRound', locale, { field: 'round' })
  return round
}

async function order(
  { db, person, locale }: Learner,
  shop: Shop,
  { lesson, round, wanted }: { lesson: LessonRow; round: RoundRow | undefined; wanted: Wanted },
): Promise<string> {
  const [own] = await db.select().from(personTable).where(eq(personTable.id, person))
  if (!own || lesson.variantId === null) throw lessonError('notForSale', locale)
  const placed = await placeOne(shop, {
    variant: lesson.variantId,
    ref: round?.id ?? lesson.id,
    method: 'promptpay',
    returnTo: `/lesson/enroll/${lesson.slug}`,
    buyer: {
      person,
      name: wanted.name || [own.firstname, own.lastname].filter(Boolean).join(' '),
      email: own.email,
      locale,
    },
    ...(wanted.seenPrice === undefined ? {} : { seenTotal: toSatang(wanted.seenPrice) }),
  })
  if (!placed) throw lessonError('notForSale', locale)
  if (placed.ok) return placed.order.id
  if (placed.problem === 'sold_out')
    throw lessonError(round ? 'fullRound' : 'notForSale', locale, round ? { field: 'round' } : {})
  if (placed.problem === 'price') throw lessonError('newPrice', locale, { details: { total: placed.priced.total } })
  throw lessonError('notForSale', locale)
}

/** Gives up what was free. What was paid for is given back with its money. Throws CallError. */
export async function leave(learner: Learner, slug: string): Promise<void> {
  const { db, site, person, locale, now } = learner
  const { lesson } = await findLesson(learner, slug)
  await lockLesson(db, lesson.id)
  const enrolment = await lockEnrolment(db, { lesson: lesson.id, person })
  if (!enrolment) throw lessonError('noRight', locale)
  const open = await db
    .select()
    .from(lessonRight)
    .where(and(eq(lessonRight.enrolmentId, enrolment.id), isNull(lessonRight.revokedAt)))
  if (open.some(({ source }) => source === 'order' || source === 'subscription')) throw lessonError('paidStays', locale)
  if (open.length === 0) throw lessonError('noRight', locale)
  for (const { id } of open) {
    const current = await lockEnrolment(db, { id: enrolment.id })
    if (current) await endRight(db, { site, enrolment: current, right: id, reason: 'left', actor: person, now })
  }
}
