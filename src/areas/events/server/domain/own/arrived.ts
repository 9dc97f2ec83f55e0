import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { eventCheckIn, eventTicket } from '../../tables'
import type { Actor } from '../actor'
import { eventError } from '../messages'

/** Whether a ticket of a registration is checked in, at any point. */
export async function hasArrived(db: Db, registration: string): Promise<boolean> {
  const [found] = await db
    .select({ id: eventCheckIn.id })
    .from(eventCheckIn)
    .innerJoin(eventTicket, and(eq(eventTicket.siteId, eventCheckIn.siteId), eq(eventTicket.id, eventCheckIn.ticketId)))
    .where(
      and(eq(eventTicket.registrationId, registration), eq(eventCheckIn.verdict, 'in'), isNull(eventCheckIn.undoneAt)),
    )
    .limit(1)
  return found !== undefined
}

/** Behind the locks that scans take, so that of a scan and a cancellation one comes first. Throws CallError. */
export async function refuseArrived({ db, locale }: Pick<Actor, 'db' | 'locale'>, registration: string): Promise<void> {
  await db
    .select({ id: eventTicket.id })
    .from(eventTicket)
    .where(eq(eventTicket.registrationId, registration))
    .orderBy(asc(eventTicket.id))
    .for('update')
  if (await hasArrived(db, registration)) throw eventError('arrived', locale)
}
