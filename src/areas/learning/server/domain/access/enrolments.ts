import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { transition } from '@gateway/states/transition'
import { enrolmentMachine } from '@schemas/learning/entities/enrolment-machine'
import { stateOfRights } from '@schemas/learning/rules/state-of-rights'
import { type EnrolmentRow, lesson, lessonEnrolment, lessonProgress, lessonRight, type RightRow } from '../../tables'
import { freeSeats } from './seats'
import { recount } from '../study/totals'

/** Locks in one order everywhere: the lesson (shared), its enrolment, its rounds. */
export const lockLesson = async (db: Db, id: string, how: 'share' | 'update' = 'share') =>
  (await db.select().from(lesson).where(eq(lesson.id, id)).for(how))[0]

type Whose = { site: string; lesson: string; person: string }

/** A person's enrolment in a lesson, locked; a new one has no right yet. */
export async function ensureEnrolment(db: Db, { site, lesson: of, person }: Whose): Promise<EnrolmentRow> {
  await db
    .insert(lessonEnrolment)
    .values({ siteId: site, id: randomUUID(), lessonId: of, personId: person })
    .onConflictDoNothing()
  const found = await lockEnrolment(db, { lesson: of, person })
  if (!found) throw new Error('The enrolment was not inserted.')
  return found
}

export async function lockEnrolment(
  db: Db,
  by: { id: string } | { lesson: string; person: string },
): Promise<EnrolmentRow | undefined> {
  const [row] = await db
    .select()
    .from(lessonEnrolment)
    .where(
      'id' in by
        ? eq(lessonEnrolment.id, by.id)
        : and(eq(lessonEnrolment.lessonId, by.lesson), eq(lessonEnrolment.personId, by.person)),
    )
    .for('update')
  return row
}

export const readRights = (db: Db, enrolment: string): Promise<RightRow[]> =>
  db
    .select()
    .from(lessonRight)
    .where(eq(lessonRight.enrolmentId, enrolment))
    .orderBy(asc(lessonRight.createdAt), asc(lessonRight.id))

/**
 * Brings an enrolment's state in line with its rights, in the transaction that changed them. The enrolment is locked. One
 * that nothing is left of is removed.
 */
export async function applyRights(db: Db, site: string, enrolment: EnrolmentRow, now: Date): Promise<void> {
  const rights = await readRights(db, enrolment.id)
  await freeSeats(db, enrolment.id)
  if (rights.length === 0 && (await removeIfUnused(db, enrolment.id))) return
  const to = stateOfRights(rights, { now, isCompleted: enrolment.completedAt !== null })
  // Nothing was paid any more, but something was learnt: the enrolment stays as what it was.
  if (to === 'pending_payment' || to === enrolment.status) return
  const step = await transition(db, enrolmentMachine, {
    site,
    table: lessonEnrolment,
    id: enrolment.id,
    to,
    // What waits for its payment is only ended by hand.
    who: enrolment.status === 'pending_payment' && to === 'revoked' ? 'manager' : 'system',
    person: undefined,
    ...(to === 'active' && enrolment.beganAt === null ? { set: { beganAt: now } } : {}),
    along: () => recount(db, enrolment.lessonId, enrolment.id),
  })
  if (!step.ok) throw new Error(`An enrolment cannot become ${to}: ${step.problem}.`)
}

async function removeIfUnused(db: Db, id: string): Promise<boolean> {
  const [used] = await db
    .select({ id: lessonProgress.itemId })
    .from(lessonProgress)
    .where(eq(lessonProgress.enrolmentId, id))
    .limit(1)
  if (used) return false
  await db.delete(lessonEnrolment).where(eq(lessonEnrolment.id, id))
  return true
}
