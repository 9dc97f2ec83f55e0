import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import type { TicketStatus } from '@schemas/events/entities/registration-status'
import { eventPackage, eventTicket, type TicketRow } from '../../tables'
import { freePlaces, needOf, type Short, takePlaces } from './take-places'

export const ticketsOf = (db: Db, registration: string): Promise<TicketRow[]> =>
  db.select().from(eventTicket).where(eq(eventTicket.registrationId, registration)).orderBy(asc(eventTicket.no))

/** A place that is missing, by the package that needs it. */
export type Missing = Short & { package: string }

/**
 * Takes a place for each requested ticket, or for none. The registration is locked. Tickets that hold places already
 * keep them and only change their status.
 */
export async function holdTickets(
  db: Db,
  registration: string,
  to: Extract<TicketStatus, 'held' | 'valid'>,
  now: Date,
): Promise<Missing | undefined> {
  const tickets = (await ticketsOf(db, registration)).filter(({ status }) => status !== 'cancelled')
  const wanting = tickets.filter(({ status }) => status === 'requested')
  const packages = await quotasOf(db, [...new Set(wanting.map(({ packageId }) => packageId))])
  const claims = wanting.map(({ packageId }) => ({ quotas: packages.get(packageId) ?? [] }))
  const short = await takePlaces(db, needOf(claims))
  if (short) {
    const of = wanting.find(({ packageId }) => packages.get(packageId)?.includes(short.quota))
    return { ...short, package: of?.packageId ?? '' }
  }
  for (const packageId of packages.keys())
    await db
      .update(eventTicket)
      .set({ status: to, quotas: packages.get(packageId) ?? [], changedAt: now })
      .where(
        and(
          eq(eventTicket.registrationId, registration),
          eq(eventTicket.packageId, packageId),
          eq(eventTicket.status, 'requested'),
        ),
      )
  if (to === 'valid')
    await db
      .update(eventTicket)
      .set({ status: 'valid', changedAt: now })
      .where(and(eq(eventTicket.registrationId, registration), eq(eventTicket.status, 'held')))
  return undefined
}

async function quotasOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: eventPackage.id, quotas: eventPackage.quotas })
    .from(eventPackage)
    .where(inArray(eventPackage.id, [...ids]))
  return new Map(rows.map(({ id, quotas }) => [id, quotas]))
}

/** Gives back what tickets hold. The registration is locked. */
export async function freeTickets(
  db: Db,
  tickets: readonly TicketRow[],
  to: Extract<TicketStatus, 'requested' | 'cancelled'>,
  now: Date,
): Promise<void> {
  const changed = tickets.filter(({ status }) => status !== 'cancelled' && status !== to)
  if (changed.length === 0) return
  await freePlaces(db, needOf(changed))
  await db
    .update(eventTicket)
    .set({ status: to, quotas: [], changedAt: now })
    .where(
      inArray(
        eventTicket.id,
        changed.map(({ id }) => id),
      ),
    )
}
