import { and, eq, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { lessonRight, lessonRound, lessonSeat, type RoundRow } from '../../tables'

/** Whether a round takes enrolments now; a full one does, until its seats are counted. */
export const isEnrolling = ({ status, enrolFrom, enrolUntil }: RoundRow, now: Date): boolean =>
  status === 'open' && (enrolFrom === null || enrolFrom <= now) && (enrolUntil === null || now < enrolUntil)

type Place = { site: string; round: string; enrolment: string }

/**
 * Takes a person's seat in a round: one conditional UPDATE, so that of many who want the last seat one gets it. A person who
 * has a seat keeps it. False: the round is full.
 */
export async function takeSeat(db: Db, { site, round, enrolment }: Place): Promise<boolean> {
  const [added] = await db
    .insert(lessonSeat)
    .values({ siteId: site, roundId: round, enrolmentId: enrolment })
    .onConflictDoNothing()
    .returning({ round: lessonSeat.roundId })
  if (!added) return true
  const [taken] = await db
    .update(lessonRound)
    .set({ taken: sql`${lessonRound.taken} + 1` })
    .where(
      and(eq(lessonRound.id, round), or(isNull(lessonRound.capacity), lt(lessonRound.taken, lessonRound.capacity))),
    )
    .returning({ id: lessonRound.id })
  if (taken) return true
  await db.delete(lessonSeat).where(and(eq(lessonSeat.roundId, round), eq(lessonSeat.enrolmentId, enrolment)))
  return false
}

/** Gives seats back that no right of the enrolment holds any more. */
export async function freeSeats(db: Db, enrolment: string): Promise<void> {
  const gone = await db
    .delete(lessonSeat)
    .where(
      and(
        eq(lessonSeat.enrolmentId, enrolment),
        sql`NOT EXISTS (SELECT 1 FROM ${lessonRight} WHERE ${lessonRight.enrolmentId} = ${lessonSeat.enrolmentId} AND ${lessonRight.roundId} = ${lessonSeat.roundId} AND ${lessonRight.revokedAt} IS NULL)`,
      ),
    )
    .returning({ round: lessonSeat.roundId })
  for (const { round } of gone.toSorted((one, other) => (one.round < other.round ? -1 : 1)))
    await db
      .update(lessonRound)
      .set({ taken: sql`${lessonRound.taken} - 1` })
      .where(and(eq(lessonRound.id, round), gte(lessonRound.taken, 1)))
}

/** Rounds that someone can still choose, as a condition. */
export const isOffered = (today: string) =>
  and(ne(lessonRound.status, 'cancelled'), lte(sql`${today}::date`, lessonRound.endsOn))
