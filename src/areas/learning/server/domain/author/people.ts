import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { person as personTable } from '@gateway/db/tables'
import { listRows } from '@gateway/list/list-rows'
import type { ParsedInputOf } from '@schemas/call'
import type { call as grantCall } from '@schemas/learning/calls/lesson/grant'
import type { call as peopleCall } from '@schemas/learning/calls/lesson/people'
import type { Enrolled, EnrolledRight } from '@schemas/learning/entities/people'
import { pickText } from '@schemas/layout/pick-text'
import { mailAddressOf } from '@schemas/mail-address'
import { isLive, nextStart } from '@schemas/learning/rules/state-of-rights'
import { lessonEnrolment, lessonRight, lessonRound } from '../../tables'
import { ensureEnrolment, lockEnrolment, lockLesson, readRights } from '../access/enrolments'
import { addRight, endRight } from '../access/rights'
import { takeSeat } from '../access/seats'
import { lessonError } from '../messages'
import type { Learner, Reader } from '../reader'

/** The people of a lesson, with the rights that each has or had. */
export async function listPeople(
  author: Reader,
  { lesson: of, ...input }: ParsedInputOf<typeof peopleCall>,
): Promise<{ items: Enrolled[]; next?: string; total?: number }> {
  const { db, locale, now } = author
  const name = sql`(${personTable.firstname} || ' ' || ${personTable.lastname})`
  const { items, ...rest } = await listRows(db, {
    from: lessonEnrolment,
    join: (query) =>
      query
        .innerJoin(
          personTable,
          and(eq(personTable.siteId, lessonEnrolment.siteId), eq(personTable.id, lessonEnrolment.personId)),
        )
        .leftJoin(
          lessonRound,
          and(eq(lessonRound.siteId, lessonEnrolment.siteId), eq(lessonRound.id, lessonEnrolment.roundId)),
        ),
    columns: {
      enrolment: lessonEnrolment,
      firstname: personTable.firstname,
      lastname: personTable.lastname,
      email: personTable.email,
      round: lessonRound.name,
    },
    id: lessonEnrolment.id,
    sorts: {
      name: { by: name, type: 'text' },
      since: lessonEnrolment.createdAt,
      last: lessonEnrolment.lastAt,
      done: lessonEnrolment.done,
    },
    defaultSort: '-since',
    filters: { status: lessonEnrolment.status, round: lessonEnrolment.roundId },
    search: [name, personTable.email],
    where: eq(lessonEnrolment.lessonId, of),
    input,
  })
  const ids = items.map(({ enrolment }) => enrolment.id)
  const rights =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(lessonRight)
          .where(inArray(lessonRight.enrolmentId, ids))
          .orderBy(asc(lessonRight.createdAt), asc(lessonRight.id))
  return {
    items: items.map(({ enrolment, firstname, lastname, email, round }) => ({
      id: enrolment.id,
      name: `${firstname} ${lastname}`.trim(),
      email: email ?? '',
      status: enrolment.status,
      done: enrolment.done,
      total: enrolment.total,
      ...(round ? { round: pickText(round, locale) } : {}),
      since: enrolment.createdAt.toISOString(),
      ...(enrolment.lastAt ? { lastAt: enrolment.lastAt.toISOString() } : {}),
      ...(enrolment.completedAt ? { completedAt: enrolment.completedAt.toISOString() } : {}),
      rights: rights
        .filter(({ enrolmentId }) => enrolmentId === enrolment.id)
        .map((right): EnrolledRight => ({
          id: right.id,
          source: right.source,
          live: isLive(right, now),
          ...(right.orderId ? { order: right.orderId } : {}),
          ...(right.startsAt ? { from: right.startsAt.toISOString() } : {}),
          ...(right.endsAt ? { until: right.endsAt.toISOString() } : {}),
          ...(right.revokedAt ? { revokedAt: right.revokedAt.toISOString() } : {}),
          ...(right.reason ? { reason: right.reason } : {}),
        })),
    })),
    ...rest,
  }
}

type Granted = { enrolled: number; unknown: string[]; had: string[]; full: string[] }

/** Enrols people by their addresses. One who cannot be enrolled stops no other. Throws CallError. */
export async function grant(author: Learner, input: ParsedInputOf<typeof grantCall>): Promise<Granted> {
  const { db, site, person, locale, now } = author
  const lesson = await lockLesson(db, input.lesson)
  if (!lesson) throw lessonError('unknownLesson', locale)
  const until = input.until === undefined ? undefined : new Date(input.until)
  if (until && until <= now) throw lessonError('pastEnd', locale, { field: 'until' })
  if (input.round !== undefined) {
    const [round] = await db
      .select({ id: lessonRound.id })
      .from(lessonRound)
      .where(and(eq(lessonRound.id, input.round), eq(lessonRound.lessonId, lesson.id)))
    if (!round) throw lessonError('unknownRound', locale, { field: 'round' })
  }
  const emails = [...new Set(input.emails.map((email) => mailAddressOf(email) ?? email.toLowerCase()))].toSorted()
  const people = await db
    .select({ id: personTable.id, email: personTable.email })
    .from(personTable)
    .where(and(inArray(personTable.email, emails), eq(personTable.status, 'active')))
    .orderBy(asc(personTable.id))
  const known = new Set(people.map(({ email }) => email))
  const answer: Granted = { enrolled: 0, unknown: emails.filter((email) => !known.has(email)), had: [], full: [] }
  for (const { id, email } of people) {
    const enrolment = await ensureEnrolment(db, { site, lesson: lesson.id, person: id })
    const rights = await readRights(db, enrolment.id)
    // A right begins when those that the person has end: one that would end before then gives nothing.
    const startsAt = nextStart(rights, now) ?? now
    const isUseless = until !== undefined && until <= startsAt
    if (isUseless || rights.some((right) => isLive(right, now) && right.endsAt === null)) {
      answer.had.push(email ?? '')
      continue
    }
    if (input.round !== undefined && !(await takeSeat(db, { site, round: input.round, enrolment: enrolment.id }))) {
      if (rights.length === 0) await db.delete(lessonEnrolment).where(eq(lessonEnrolment.id, enrolment.id))
      answer.full.push(email ?? '')
      continue
    }
    await addRight(db, {
      site,
      enrolment,
      source: 'grant',
      accessDays: lesson.accessDays,
      round: input.round,
      endsAt: until,
      reason: input.reason,
      actor: person,
      now,
    })
    answer.enrolled += 1
  }
  await recordAudit(db, {
    site,
    person,
    action: 'lesson-grant',
    subject: `lesson:${lesson.slug}`,
    after: { enrolled: answer.enrolled },
  })
  return answer
}

/** Ends one right, by hand; the others of the person stay. Throws CallError. */
export async function endRightByHand(
  author: Learner,
  { right, reason }: { right: string; reason: string },
): Promise<void> {
  const { db, site, person, locale, now } = author
  const [found] = await db
    .select({ enrolment: lessonRight.enrolmentId, lesson: lessonEnrolment.lessonId, startsAt: lessonRight.startsAt })
    .from(lessonRight)
    .innerJoin(
      lessonEnrolment,
      and(eq(lessonEnrolment.siteId, lessonRight.siteId), eq(lessonEnrolment.id, lessonRight.enrolmentId)),
    )
    .where(eq(lessonRight.id, right))
  const lesson = found && (await lockLesson(db, found.lesson))
  const enrolment = found && (await lockEnrolment(db, { id: found.enrolment }))
  if (!lesson || !enrolment) throw lessonError('unknownRight', locale)
  if (found.startsAt === null) throw lessonError('unpaidRight', locale)
  await endRight(db, { site, enrolment, right, reason, actor: person, now })
  await recordAudit(db, {
    site,
    person,
    action: 'lesson-end-right',
    subject: `lesson:${lesson.slug}`,
    after: { reason },
  })
}
