import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { event, eventRegistration, eventTicket } from '../../tables'

const batch = 200
/** Sensitive answers are of no use after the event. */
const sensitiveDays = 7

const endedBefore = (now: Date, days: ReturnType<typeof sql>) =>
  lte(event.endsAt, sql`${now.toISOString()}::timestamptz - make_interval(days => ${days})`)

async function dueRows(db: Db, where: ReturnType<typeof and>): Promise<string[]> {
  const rows = await db
    .select({ id: eventRegistration.id })
    .from(eventRegistration)
    .innerJoin(event, and(eq(event.siteId, eventRegistration.siteId), eq(event.id, eventRegistration.eventId)))
    .where(where)
    .limit(batch)
  return rows.map(({ id }) => id)
}

/** Erases what is stored no longer than it was promised: sensitive answers first, then all that names a person. Counts stay. */
export async function eraseDue(db: Db, now: Date): Promise<{ count: number; isMore: boolean }> {
  const sensitive = await dueRows(
    db,
    and(isNull(eventRegistration.sensitiveErasedAt), endedBefore(now, sql`${sensitiveDays}::int`)),
  )
  if (sensitive.length > 0) {
    await db
      .update(eventRegistration)
      .set({ sensitiveSealed: null, sensitiveErasedAt: now })
      .where(inArray(eventRegistration.id, sensitive))
    await db.update(eventTicket).set({ sensitiveSealed: null }).where(inArray(eventTicket.registrationId, sensitive))
  }
  const people = await dueRows(db, and(isNull(eventRegistration.erasedAt), endedBefore(now, sql`${event.keepDays}`)))
  if (people.length > 0) await erasePeople(db, people, now)
  return { count: sensitive.length + people.length, isMore: sensitive.length === batch || people.length === batch }
}

/** What names the person of a registration or its attendees goes, with the codes of their pages. */
export async function erasePeople(db: Db, registrations: string[], now: Date): Promise<void> {
  await db
    .update(eventRegistration)
    .set({
      name: '',
      email: null,
      phone: null,
      oneContact: null,
      personId: null,
      codeHash: null,
      codeSealed: null,
      answers: {},
      answersSealed: null,
      sensitiveSealed: null,
      sensitiveErasedAt: now,
      erasedAt: now,
    })
    .where(inArray(eventRegistration.id, registrations))
  await db
    .update(eventTicket)
    .set({
      attendee: '',
      email: null,
      answers: {},
      answersSealed: null,
      sensitiveSealed: null,
      codeHash: null,
      codeSealed: null,
    })
    .where(inArray(eventTicket.registrationId, registrations))
}

/** Registrations of a person who leaves. */
export const ofPerson = async (db: Db, person: string): Promise<string[]> =>
  (
    await db.select({ id: eventRegistration.id }).from(eventRegistration).where(eq(eventRegistration.personId, person))
  ).map(({ id }) => id)
