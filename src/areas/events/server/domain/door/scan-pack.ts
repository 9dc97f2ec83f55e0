import { and, asc, eq, gt, gte, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { ScanPack } from '@schemas/events/entities/scan'
import { isAnswerField } from '@schemas/layout/check-answers'
import { pickText } from '@schemas/layout/pick-text'
import { fieldsFor } from '../answers/split-answers'
import type { Actor } from '../actor'
import { shortCode } from '../codes'
import { findEvent } from '../staff/describe-edited'
import {
  event,
  eventCheckIn,
  eventCheckPoint,
  eventPackage,
  eventRegistration,
  eventTicket,
  type EventRow,
  type RegistrationRow,
  type TicketRow,
} from '../../tables'
import { doorKeyOf } from './door-key'
import { countInside } from './scan'

const dayMs = 86_400_000

/** Events of yesterday, today and the next days, with the points where they are checked in. */
export async function openScan({ db, locale, now }: Actor) {
  const near = and(
    inArray(event.status, ['published', 'live', 'completed']),
    lte(event.startsAt, new Date(now.getTime() + 14 * dayMs)),
    gte(event.endsAt, new Date(now.getTime() - dayMs)),
  )
  const rows = await db.select().from(event).where(near).orderBy(asc(event.startsAt), asc(event.id)).limit(40)
  const points = await pointsOf(
    { db },
    rows.map(({ id }) => id),
  )
  return {
    events: rows.map(({ id, title, startsAt }) => ({
      id,
      title: pickText(title, locale),
      startsAt: startsAt.toISOString(),
      points: points
        .filter(({ eventId }) => eventId === id)
        .map((point) => ({ id: point.id, kind: point.kind, title: pickText(point.title, locale) })),
    })),
  }
}

const pointsOf = async ({ db }: Pick<Actor, 'db'>, events: string[]) =>
  events.length === 0
    ? []
    : db
        .select()
        .from(eventCheckPoint)
        .where(and(inArray(eventCheckPoint.eventId, events), eq(eventCheckPoint.archived, false)))
        .orderBy(asc(eventCheckPoint.kind), asc(eventCheckPoint.id))

/** All that a scanner needs without network, or what has changed since. Throws CallError. */
export async function scanPack(
  actor: Actor,
  { event: id, since }: { event: string; since?: string | undefined },
): Promise<ScanPack> {
  const { db, locale, now, timeZone } = actor
  const of = await findEvent(actor, id)
  const packages = await db
    .select()
    .from(eventPackage)
    .where(eq(eventPackage.eventId, id))
    .orderBy(asc(eventPackage.rank))
  const points = await pointsOf(actor, [id])
  // A transaction that began before the last pack may have committed after it.
  const changed: SQL | undefined = since === undefined ? undefined : changedAfter(new Date(Date.parse(since) - 60_000))
  const rows = await db
    .select({ ticket: eventTicket, registration: eventRegistration })
    .from(eventTicket)
    .innerJoin(
      eventRegistration,
      and(eq(eventRegistration.siteId, eventTicket.siteId), eq(eventRegistration.id, eventTicket.registrationId)),
    )
    .where(and(eq(eventTicket.eventId, id), changed))
    .orderBy(asc(eventTicket.id))
  const seen = await seenOf(actor, id)
  return {
    event: { id, title: pickText(of.title, locale), dayStart: of.dayStart, timeZone },
    points: points.map(({ id: point, kind, title, packages: only, once }) => ({
      id: point,
      kind,
      title: pickText(title, locale),
      packages: only,
      once,
    })),
    packages: packages.map(({ id: packageId, title, inclusions }) => ({
      id: packageId,
      title: pickText(title, locale),
      handouts: inclusions.flatMap(({ text, handout }) => (handout ? [pickText(text, locale)] : [])),
    })),
    doorKey: await doorKeyOf(actor, id),
    tickets: rows.map(({ ticket, registration }) => ({
      id: ticket.id,
      secret: ticket.secret,
      issue: ticket.issue,
      shortCode: shortCode(registration.number, ticket.no),
      name: ticket.attendee,
      package: ticket.packageId,
      status: ticket.status,
      seen: seen.get(ticket.id) ?? [],
      phone: (registration.phone ?? '').slice(-4),
      notes: notesFor(actor, of, ticket, registration),
    })),
    ...(await countInside(actor, id)),
    at: now.toISOString(),
  }
}

const changedAfter = (at: Date) => or(gt(eventTicket.changedAt, at), gt(eventRegistration.updatedAt, at))

async function seenOf({ db }: Actor, of: string) {
  const rows = await db
    .select()
    .from(eventCheckIn)
    .where(and(eq(eventCheckIn.eventId, of), eq(eventCheckIn.verdict, 'in'), isNull(eventCheckIn.undoneAt)))
  const seen = new Map<string, ScanPack['tickets'][number]['seen']>()
  for (const { ticketId, pointId, day, scannedAt } of rows)
    seen.set(ticketId, [...(seen.get(ticketId) ?? []), { point: pointId, day, at: scannedAt.toISOString() }])
  return seen
}

/** Answers that the door needs to see; none that is sensitive or sealed. */
function notesFor({ locale }: Actor, of: EventRow, ticket: TicketRow, registration: RegistrationRow): string[] {
  const answers = { ...registration.answers, ...ticket.answers }
  return (['registration', 'ticket'] as const).flatMap((per) =>
    fieldsFor(of.questions, per, locale).flatMap((field) => {
      if (!isAnswerField(field) || !of.questions.rules[field.name]?.atDoor) return []
      const value = answers[field.name]
      return value === undefined ? [] : [`${field.label}: ${answerText(field, value)}`]
    }),
  )
}

function answerText(field: { options?: readonly { value: string; label: string }[] } | object, value: unknown): string {
  const options = 'options' in field ? (field.options ?? []) : []
  const one = (each: unknown) => options.find((option) => option.value === each)?.label ?? String(each)
  return Array.isArray(value) ? value.map(one).join(', ') : one(value)
}
