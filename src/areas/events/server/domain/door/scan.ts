import { and, count, countDistinct, eq, isNull } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { notifyTopic } from '@gateway/updates/notify-topic'
import type { ParsedInputOf } from '@schemas/call'
import type { call as scanCall } from '@schemas/events/calls/event/scan'
import type { ScanResult } from '@schemas/events/entities/scan'
import { pickText } from '@schemas/layout/pick-text'
import type { Actor } from '../actor'
import { shortCode } from '../codes'
import { eventError } from '../messages'
import { findEvent } from '../staff/describe-edited'
import { updatesTopic } from '../register/lead'
import {
  type CheckInRow,
  eventCheckIn,
  eventCheckPoint,
  eventPackage,
  eventRegistration,
  eventTicket,
  type EventRow,
  type PointRow,
} from '../../tables'
import { doorKeyOf } from './door-key'
import { eventDay } from './event-day'
import { findTicket, type Found } from './find-ticket'

type Input = ParsedInputOf<typeof scanCall>
type Row = Input['rows'][number]
type Verdict = CheckInRow['verdict']

/** Checks tickets in; rows that were sent before answer as they did. Throws CallError for an unknown event or point. */
export async function scan(actor: Actor, input: Input) {
  const { db, site, locale, now } = actor
  const of = await findEvent(actor, input.event)
  const [point] = await db
    .select()
    .from(eventCheckPoint)
    .where(
      and(eq(eventCheckPoint.id, input.point), eq(eventCheckPoint.eventId, of.id), eq(eventCheckPoint.archived, false)),
    )
  if (!point) throw eventError('unknownPoint', locale)
  const key = await doorKeyOf(actor, of.id)
  // What the device’s clock is wrong by is the same for what it scanned and for what it sends.
  const offset = now.getTime() - Date.parse(input.sentAt)
  const results: ScanResult[] = []
  for (const row of input.rows) {
    const scannedAt = new Date(Math.min(now.getTime(), Date.parse(row.at) + offset))
    const found = await findTicket(db, of.id, key, row.code)
    results.push(
      found
        ? await checkIn(actor, { of, point, found, row, scannedAt, device: input.device })
        : { id: row.id, verdict: 'unknown' },
    )
  }
  await notifyTopic(db, site, updatesTopic, [of.id])
  return { results, ...(await countInside(actor, of.id)) }
}

type Scanned = { of: EventRow; point: PointRow; found: Found; row: Row; scannedAt: Date; device: string }

async function checkIn(actor: Actor, { of, point, found: before, ...scanned }: Scanned): Promise<ScanResult> {
  const { row, scannedAt, device } = scanned
  const { db, site, person, now, timeZone } = actor
  // One scan of a ticket at a time: whichever device sends first. It may have been cancelled while this waited.
  const [ticket = before.ticket] = await db
    .select()
    .from(eventTicket)
    .where(eq(eventTicket.id, before.ticket.id))
    .for('update')
  const [registration = before.registration] = await db
    .select()
    .from(eventRegistration)
    .where(eq(eventRegistration.id, ticket.registrationId))
  const found = { ...before, ticket, registration }
  const [sent] = await db.select().from(eventCheckIn).where(eq(eventCheckIn.id, row.id))
  if (sent) return describe(actor, found, row.id, sent.ticketId === ticket.id ? sent.verdict : 'other', undefined)
  const day = point.once === 'day' ? eventDay(scannedAt, { dayStart: of.dayStart, timeZone }) : ''
  const [earlier] = await db
    .select()
    .from(eventCheckIn)
    .where(
      and(
        eq(eventCheckIn.ticketId, ticket.id),
        eq(eventCheckIn.pointId, point.id),
        eq(eventCheckIn.day, day),
        eq(eventCheckIn.verdict, 'in'),
        isNull(eventCheckIn.undoneAt),
      ),
    )
  const refusal = refuse(of, point, found, scannedAt)
  const isEarlier = earlier !== undefined && scannedAt < earlier.scannedAt && earlier.device !== device
  const verdict: Verdict =
    refusal ??
    (earlier === undefined || isEarlier ? 'in' : row.offline && earlier.device !== device ? 'conflict' : 'already')
  // The earliest scan wins, whenever it arrives: the other one is the conflict.
  if (verdict === 'in' && earlier)
    await db.update(eventCheckIn).set({ verdict: 'conflict' }).where(eq(eventCheckIn.id, earlier.id))
  await db.insert(eventCheckIn).values({
    siteId: site,
    id: row.id,
    eventId: of.id,
    ticketId: ticket.id,
    pointId: point.id,
    day,
    scannedAt,
    receivedAt: now,
    device,
    actorId: person ?? null,
    verdict,
    offline: row.offline,
  })
  await db.update(eventTicket).set({ changedAt: now }).where(eq(eventTicket.id, ticket.id))
  return describe(actor, found, row.id, verdict, verdict === 'already' || verdict === 'conflict' ? earlier : undefined)
}

/** Why a genuine ticket does not pass, whether it came before or not. */
function refuse(
  of: EventRow,
  point: PointRow,
  { ticket, registration, isReplaced }: Found,
  at: Date,
): Verdict | undefined {
  if (of.status === 'cancelled' || registration.status === 'cancelled' || ticket.status === 'cancelled')
    return 'cancelled'
  if (isReplaced) return 'replaced'
  if (ticket.status !== 'valid') return 'unpaid'
  if (point.packages.length > 0 && !point.packages.includes(ticket.packageId)) return 'other'
  if ((point.opens && at < point.opens) || (point.closes && at >= point.closes)) return 'other'
  return undefined
}

async function describe(
  { db, locale }: Actor,
  { ticket, registration }: Found,
  id: string,
  verdict: Verdict,
  before: CheckInRow | undefined,
): Promise<ScanResult> {
  const [row] = await db
    .select({ title: eventPackage.title })
    .from(eventPackage)
    .where(eq(eventPackage.id, ticket.packageId))
  return {
    id,
    verdict,
    ticket: {
      id: ticket.id,
      name: ticket.attendee,
      package: pickText(row?.title, locale),
      shortCode: shortCode(registration.number, ticket.no),
    },
    ...(before ? { when: before.scannedAt.toISOString(), gate: before.device } : {}),
  }
}

/** Tickets that have come in of those that are valid. */
export async function countInside(
  { db }: Pick<Actor, 'db'>,
  event: string,
): Promise<{ inside: number; expected: number }> {
  const [inside] = await db
    .select({ tickets: countDistinct(eventCheckIn.ticketId) })
    .from(eventCheckIn)
    .innerJoin(
      eventCheckPoint,
      and(eq(eventCheckPoint.siteId, eventCheckIn.siteId), eq(eventCheckPoint.id, eventCheckIn.pointId)),
    )
    .where(
      and(
        eq(eventCheckIn.eventId, event),
        eq(eventCheckIn.verdict, 'in'),
        isNull(eventCheckIn.undoneAt),
        eq(eventCheckPoint.kind, 'entry'),
      ),
    )
  const [expected] = await db
    .select({ tickets: count() })
    .from(eventTicket)
    .where(and(eq(eventTicket.eventId, event), eq(eventTicket.status, 'valid')))
  return { inside: inside?.tickets ?? 0, expected: expected?.tickets ?? 0 }
}

/** Undoes a check-in; the next scan of the ticket comes in again. Throws CallError. */
export async function undoScan({ db, site, person, locale, now }: Actor, id: string): Promise<void> {
  const [row] = await db
    .update(eventCheckIn)
    .set({ undoneAt: now })
    .where(and(eq(eventCheckIn.id, id), eq(eventCheckIn.verdict, 'in'), isNull(eventCheckIn.undoneAt)))
    .returning()
  if (!row) throw eventError('unknownCheckIn', locale)
  await db.update(eventTicket).set({ changedAt: now }).where(eq(eventTicket.id, row.ticketId))
  await recordAudit(db, { site, person, action: 'event-undo-scan', subject: `ticket:${row.ticketId}` })
  await notifyTopic(db, site, updatesTopic, [row.eventId])
}
