import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { transition } from '@gateway/states/transition'
import { eventMachine } from '@schemas/events/entities/event-machine'
import type { EventStatus } from '@schemas/events/entities/event-status'
import { endRegistration, lockRegistration } from '../register/lead'
import { event, eventRegistration } from '../../tables'

const batch = 50

/** The state of an event that people have published, by its sessions. */
const stateAt = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): EventStatus =>
  now >= endsAt ? 'completed' : now >= startsAt ? 'live' : 'published'

/** Events begin and end at their times, and places that nobody paid for are free again. */
export async function keepTime(
  db: Db,
  { site, now }: { site: string; now: Date },
): Promise<{ count: number; isMore: boolean }> {
  const due = await db
    .select()
    .from(event)
    .where(
      or(
        and(eq(event.status, 'published'), lte(event.startsAt, now)),
        and(eq(event.status, 'live'), or(lte(event.endsAt, now), gt(event.startsAt, now))),
        and(eq(event.status, 'completed'), gt(event.endsAt, now)),
      ),
    )
    .orderBy(asc(event.id))
    .limit(batch)
    .for('update', { skipLocked: true })
  for (const { id, ...row } of due)
    await transition(db, eventMachine, {
      site,
      table: event,
      id,
      to: stateAt(row, now),
      who: 'system',
      person: undefined,
    })
  // Orders end theirs themselves; these are places that were held without one.
  const held = await db
    .select({ id: eventRegistration.id })
    .from(eventRegistration)
    .where(
      and(
        eq(eventRegistration.status, 'pending'),
        isNull(eventRegistration.orderId),
        lte(eventRegistration.holdUntil, now),
      ),
    )
    .orderBy(asc(eventRegistration.id))
    .limit(batch)
    .for('update', { skipLocked: true })
  for (const { id } of held) {
    const registration = await lockRegistration(db, id)
    if (registration) await endRegistration({ db, site, now }, registration, 'expired', undefined)
  }
  return { count: due.length + held.length, isMore: due.length === batch || held.length === batch }
}

const dayMs = 86_400_000

/** Those whose event begins within a day, once, unless they registered within it. */
export async function dueReminders(db: Db, now: Date) {
  const rows = await db
    .select({ id: eventRegistration.id })
    .from(eventRegistration)
    .innerJoin(event, and(eq(event.siteId, eventRegistration.siteId), eq(event.id, eventRegistration.eventId)))
    .where(
      and(
        eq(eventRegistration.status, 'confirmed'),
        isNull(eventRegistration.remindedAt),
        ne(event.status, 'cancelled'),
        gt(event.startsAt, now),
        lte(event.startsAt, new Date(now.getTime() + dayMs)),
        sql`${eventRegistration.createdAt} < ${event.startsAt} - interval '1 day'`,
      ),
    )
    .orderBy(asc(eventRegistration.id))
    .limit(batch)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await db.update(eventRegistration).set({ remindedAt: now }).where(inArray(eventRegistration.id, ids))
  return { ids, isMore: ids.length === batch }
}
