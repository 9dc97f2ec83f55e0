import type { EnrolmentStatus } from '../entities/enrolment-status'

/** A right as its state needs it; without `startsAt` it waits for its payment. `endsAt` is exclusive. */
export type RightTime = { startsAt: Date | null; endsAt: Date | null; revokedAt: Date | null }

export const isLive = ({ startsAt, endsAt, revokedAt }: RightTime, now: Date): boolean =>
  startsAt !== null && startsAt <= now && (endsAt === null || now < endsAt) && revokedAt === null

/** Access is the union of all rights: one that is revoked or over ends no other. */
export function stateOfRights(
  rights: readonly RightTime[],
  { now, isCompleted }: { now: Date; isCompleted: boolean },
): EnrolmentStatus {
  if (rights.some((right) => isLive(right, now))) return isCompleted ? 'completed' : 'active'
  const begun = rights.filter(({ startsAt }) => startsAt !== null)
  if (begun.length === 0) return rights.some(({ revokedAt }) => revokedAt === null) ? 'pending_payment' : 'revoked'
  return begun.every(({ revokedAt }) => revokedAt !== null) ? 'revoked' : 'expired'
}

/**
 * When a new right begins: at once, or when those that live or follow end, so that no paid day is lost. Undefined where
 * one of them never ends.
 */
export function nextStart(rights: readonly RightTime[], now: Date): Date | undefined {
  const open = rights.filter(
    ({ startsAt, endsAt, revokedAt }) =>
      startsAt !== null && revokedAt === null && (endsAt === null || endsAt.getTime() > now.getTime()),
  )
  if (open.some(({ endsAt }) => endsAt === null)) return undefined
  return new Date(Math.max(now.getTime(), ...open.map(({ endsAt }) => endsAt?.getTime() ?? 0)))
}
