import { and, eq, exists, getTableColumns, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import { listRows } from '@gateway/list/list-rows'
import type { ParsedInputOf } from '@schemas/call'
import type { call as registrationsCall } from '@schemas/events/calls/event/registrations'
import type { ListedRegistration } from '@schemas/events/entities/registration'
import { pickText } from '@schemas/layout/pick-text'
import type { Actor } from '../actor'
import { shortCode } from '../codes'
import { eventCheckIn, eventPackage, eventRegistration, eventTicket } from '../../tables'

type Input = ParsedInputOf<typeof registrationsCall>

/** The people of an event. Sensitive and sealed answers are not in the list. */
export async function listRegistrations(
  actor: Actor,
  { event, ...input }: Input,
): Promise<{ items: ListedRegistration[]; next?: string; total?: number }> {
  const { db, locale } = actor
  const own = eq(eventTicket.registrationId, eventRegistration.id)
  const arrived = exists(
    db
      .select({ one: sql`1` })
      .from(eventCheckIn)
      .innerJoin(
        eventTicket,
        and(eq(eventTicket.siteId, eventCheckIn.siteId), eq(eventTicket.id, eventCheckIn.ticketId)),
      )
      .where(and(own, eq(eventCheckIn.verdict, 'in'), isNull(eventCheckIn.undoneAt))),
  )
  const { items, ...rest } = await listRows(db, {
    from: eventRegistration,
    columns: getTableColumns(eventRegistration),
    id: eventRegistration.id,
    sorts: {
      created: eventRegistration.createdAt,
      name: eventRegistration.name,
      status: eventRegistration.status,
    },
    defaultSort: '-created',
    filters: {
      status: eventRegistration.status,
      flag: eventRegistration.flag,
      package: (value) =>
        exists(
          db
            .select({ one: sql`1` })
            .from(eventTicket)
            .where(and(own, eq(eventTicket.packageId, value), ne(eventTicket.status, 'cancelled'))),
        ),
      arrived: (value) => (value === 'yes' ? arrived : not(arrived)),
      duplicate: () => isDuplicate,
    },
    search: [
      eventRegistration.name,
      sql`coalesce(${eventRegistration.email}, '')`,
      sql`coalesce(${eventRegistration.phone}, '')`,
      eventRegistration.number,
    ],
    where: eq(eventRegistration.eventId, event),
    input,
  })
  const tickets = await ticketsOfAll(
    actor,
    items.map(({ id }) => id),
  )
  return {
    items: items.map((row) => {
      const held = tickets.filter(({ registration }) => registration === row.id)
      return {
        id: row.id,
        number: row.number,
        name: row.name,
        email: row.email ?? '',
        phone: row.phone ?? '',
        quantity: row.quantity,
        packages: [...new Set(held.map(({ title }) => pickText(title, locale)))].join(', '),
        status: row.status,
        arrived: held.filter((each) => each.arrivals > 0).length,
        ...(row.flag ? { flag: row.flag } : {}),
        duplicate: duplicates(items).has(row.id),
        ...(row.orderId ? { order: row.orderId } : {}),
        answers: row.answers,
        attendees: held.map(({ no, attendee, title }) => ({
          shortCode: shortCode(row.number, no),
          name: attendee,
          package: pickText(title, locale),
        })),
        createdAt: row.createdAt.toISOString(),
      }
    }),
    ...rest,
  }
}

/** Another live registration of the event has the same address or number. */
const isDuplicate = sql`EXISTS (
  SELECT 1 FROM event_registration o
  WHERE o.site_id = ${eventRegistration.siteId} AND o.event_id = ${eventRegistration.eventId} AND o.id <> ${eventRegistration.id}
    AND o.status IN ('requested', 'pending', 'confirmed')
    AND (o.email = ${eventRegistration.email} OR o.phone = ${eventRegistration.phone}))`

/** Those of a page that share an address or number. */
function duplicates(rows: readonly { id: string; email: string | null; phone: string | null }[]): Set<string> {
  const found = new Set<string>()
  for (const key of ['email', 'phone'] as const)
    for (const row of rows)
      if (row[key] !== null && rows.some((other) => other.id !== row.id && other[key] === row[key])) found.add(row.id)
  return found
}

async function ticketsOfAll({ db }: Actor, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      registration: eventTicket.registrationId,
      no: eventTicket.no,
      attendee: eventTicket.attendee,
      title: eventPackage.title,
      arrivals: sql<number>`(SELECT count(*)::int FROM event_check_in c WHERE c.site_id = ${eventTicket.siteId} AND c.ticket_id = ${eventTicket.id} AND c.verdict = 'in' AND c.undone_at IS NULL)`,
    })
    .from(eventTicket)
    .innerJoin(
      eventPackage,
      and(eq(eventPackage.siteId, eventTicket.siteId), eq(eventPackage.id, eventTicket.packageId)),
    )
    .where(inArray(eventTicket.registrationId, ids))
    .orderBy(eventTicket.registrationId, eventTicket.no)
}
