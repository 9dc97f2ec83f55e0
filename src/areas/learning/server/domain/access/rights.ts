import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { isLive, nextStart } from '@schemas/learning/rules/state-of-rights'
import { type EnrolmentRow, lessonEnrolment, lessonRight } from '../../tables'
import { applyRights, readRights } from './enrolments'

const dayMs = 86_400_000

type New = {
  site: string
  enrolment: EnrolmentRow
  source: 'free' | 'grant'
  accessDays: number | null
  round?: string | undefined
  endsAt?: Date | undefined
  reason?: string | undefined
  actor?: string | undefined
  now: Date
}

/** When access for so many days ends. */
export const endOf = (start: Date, days: number | null): Date | null =>
  days === null ? null : new Date(start.getTime() + days * dayMs)

/** Gives a right that begins when those that live or follow end. The enrolment is locked. */
export async function addRight(db: Db, wanted: New): Promise<void> {
  const { site, enrolment, source, accessDays, round, endsAt, reason, actor, now } = wanted
  const startsAt = nextStart(await readRights(db, enrolment.id), now) ?? now
  await db.insert(lessonRight).values({
    siteId: site,
    id: randomUUID(),
    enrolmentId: enrolment.id,
    source,
    roundId: round ?? null,
    startsAt,
    endsAt: endsAt ?? endOf(startsAt, accessDays),
    reason: reason ?? null,
    actorId: actor ?? null,
    createdAt: now,
  })
  if (round) await setRound(db, enrolment.id, round)
  await applyRights(db, site, enrolment, now)
}

export const setRound = (db: Db, enrolment: string, round: string) =>
  db.update(lessonEnrolment).set({ roundId: round }).where(eq(lessonEnrolment.id, enrolment))

/** Ends a right and no other. What was to follow it begins earlier, so that no paid day is lost. The enrolment is locked. */
export async function endRight(
  db: Db,
  {
    site,
    enrolment,
    right,
    reason,
    actor,
    now,
  }: { site: string; enrolment: EnrolmentRow; right: string; reason: string; actor?: string | undefined; now: Date },
): Promise<boolean> {
  const [ended] = await db
    .update(lessonRight)
    .set({ revokedAt: now, reason, ...(actor === undefined ? {} : { actorId: actor }) })
    .where(and(eq(lessonRight.id, right), eq(lessonRight.enrolmentId, enrolment.id), isNull(lessonRight.revokedAt)))
    .returning({ id: lessonRight.id })
  if (!ended) return false
  await moveForward(db, enrolment.id, now)
  await applyRights(db, site, enrolment, now)
  return true
}

async function moveForward(db: Db, enrolment: string, now: Date): Promise<void> {
  const rights = await readRights(db, enrolment)
  if (rights.some((right) => isLive(right, now))) return
  const next = await db
    .select()
    .from(lessonRight)
    .where(and(eq(lessonRight.enrolmentId, enrolment), isNull(lessonRight.revokedAt), gt(lessonRight.startsAt, now)))
    .orderBy(lessonRight.startsAt, lessonRight.id)
  const [first] = next
  if (!first?.startsAt) return
  const by = first.startsAt.getTime() - now.getTime()
  for (const { id, startsAt, endsAt } of next)
    await db
      .update(lessonRight)
      .set({
        startsAt: startsAt && new Date(startsAt.getTime() - by),
        endsAt: endsAt && new Date(endsAt.getTime() - by),
      })
      .where(eq(lessonRight.id, id))
}
