import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { nextStart } from '@schemas/learning/rules/state-of-rights'
import {
  defineSellable,
  type SellableContext,
  type SellableLine,
  type SellableProblem,
} from '@gateway/sellable/sellable'
import { applyRights, ensureEnrolment, lockEnrolment, lockLesson, readRights } from '../domain/access/enrolments'
import { endOf, endRight, setRound } from '../domain/access/rights'
import { isEnrolling, takeSeat } from '../domain/access/seats'
import { type LessonRow, lessonEnrolment, lessonRight, lessonRound, type RightRow, type RoundRow } from '../tables'

/** A lesson, or a round of one, is bought once and by someone who is signed in. */
export const sellable = defineSellable({
  kind: 'lesson',
  reserve: async (context, lines) => {
    for (const line of inOrder(lines)) {
      const problem = await reserveOne(context, line)
      if (problem) return [problem]
    }
    return []
  },
  release: (context, lines) =>
    eachRight(context, lines, async (right) => {
      // One that was granted meanwhile is a paid one.
      if (right.startsAt !== null) return
      await context.tx.delete(lessonRight).where(eq(lessonRight.id, right.id))
    }),
  grant: (context, lines) =>
    eachRight(context, lines, async (right, lesson) => {
      if (right.startsAt !== null) return
      const { tx, now } = context
      const others = (await readRights(tx, right.enrolmentId)).filter(({ id }) => id !== right.id)
      const startsAt = nextStart(others, now) ?? now
      await tx
        .update(lessonRight)
        .set({ startsAt, endsAt: endOf(startsAt, lesson.accessDays) })
        .where(eq(lessonRight.id, right.id))
    }),
  revoke: async (context, lines) => {
    const { tx, site, now } = context
    await eachRight(
      context,
      lines.filter(({ quantity }) => quantity > 0),
      async (right) => {
        const enrolment = await lockEnrolment(tx, { id: right.enrolmentId })
        if (enrolment) await endRight(tx, { site, enrolment, right: right.id, reason: 'refund', now })
      },
    )
  },
})

/** Locks in one order everywhere. */
const inOrder = <T extends { ref: string }>(lines: readonly T[]): T[] =>
  lines.toSorted((one, other) => (one.ref < other.ref ? -1 : 1))

async function reserveOne(context: SellableContext, line: SellableLine): Promise<SellableProblem | undefined> {
  const { tx, site, now, person } = context
  const gone = { line: line.id, problem: 'gone' as const }
  if (!person || line.quantity !== 1) return gone
  const [round] = await tx.select().from(lessonRound).where(eq(lessonRound.id, line.ref))
  const lesson = await lockLesson(tx, round?.lessonId ?? line.ref)
  if (!lesson || lesson.status !== 'published' || (round && !isEnrolling(round, now))) return gone
  const enrolment = await ensureEnrolment(tx, { site, lesson: lesson.id, person })
  if (round && !(await takeSeat(tx, { site, round: round.id, enrolment: enrolment.id })))
    return { line: line.id, problem: 'short', left: 0 }
  await tx
    .insert(lessonRight)
    .values(rightOf(context, line, enrolment.id, round))
    .onConflictDoNothing()
  if (round) await setRound(tx, enrolment.id, round.id)
  return undefined
}

const rightOf = (
  { site, now }: SellableContext,
  line: SellableLine,
  enrolment: string,
  round: RoundRow | undefined,
) => ({
  siteId: site,
  id: randomUUID(),
  enrolmentId: enrolment,
  source: 'order' as const,
  orderId: line.orderId,
  orderLineId: line.id,
  roundId: round?.id ?? null,
  createdAt: now,
})

/** The rights of the lines, each with its lesson and enrolment locked, whose state then follows. */
async function eachRight(
  { tx, site, now }: SellableContext,
  lines: readonly SellableLine[],
  work: (right: RightRow, lesson: LessonRow) => Promise<void>,
): Promise<void> {
  if (lines.length === 0) return
  const rows = await tx
    .select({ right: lessonRight.id, enrolment: lessonEnrolment.id, lesson: lessonEnrolment.lessonId })
    .from(lessonRight)
    .innerJoin(
      lessonEnrolment,
      and(eq(lessonEnrolment.siteId, lessonRight.siteId), eq(lessonEnrolment.id, lessonRight.enrolmentId)),
    )
    .where(
      inArray(
        lessonRight.orderLineId,
        lines.map(({ id }) => id),
      ),
    )
    .orderBy(lessonEnrolment.lessonId, lessonEnrolment.id, lessonRight.id)
  for (const { right: id, enrolment, lesson: of } of rows) {
    const lesson = await lockLesson(tx, of)
    const locked = await lockEnrolment(tx, { id: enrolment })
    const [right] = await tx.select().from(lessonRight).where(eq(lessonRight.id, id))
    if (!lesson || !locked || !right) continue
    await work(right, lesson)
    const after = await lockEnrolment(tx, { id: enrolment })
    if (after) await applyRights(tx, site, after, now)
  }
}
