import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { mailAddressOf } from '@schemas/mail-address'
import type { MyRegistration } from '@schemas/events/entities/registration'
import { pickText } from '@schemas/layout/pick-text'
import type { Actor } from '../actor'
import { openCode } from '../codes'
import { mailRegistration } from '../register/lead'
import { event, eventRegistration } from '../../tables'

const shown = ['requested', 'pending', 'confirmed'] as const

/** Mails the links of an address’s registrations of coming events to it, in a transaction of its own. */
export async function mailLinks(db: Db, site: string, email: string, now: Date): Promise<void> {
  const address = mailAddressOf(email)
  if (address === undefined) return
  const rows = await db
    .select({ id: eventRegistration.id })
    .from(eventRegistration)
    .innerJoin(event, and(eq(event.siteId, eventRegistration.siteId), eq(event.id, eventRegistration.eventId)))
    .where(
      and(eq(eventRegistration.email, address), inArray(eventRegistration.status, [...shown]), gt(event.endsAt, now)),
    )
    .limit(20)
  for (const { id } of rows) await mailRegistration({ db, site, now }, id, 'link')
}

/** Mails the link of the place that a contact has at an event already. */
export async function mailOwnLink(
  db: Db,
  site: string,
  { slug, contact, now }: { slug: string; contact: string; now: Date },
): Promise<void> {
  const [row] = await db
    .select({ id: eventRegistration.id })
    .from(eventRegistration)
    .innerJoin(event, and(eq(event.siteId, eventRegistration.siteId), eq(event.id, eventRegistration.eventId)))
    .where(and(eq(event.slug, slug), eq(eventRegistration.oneContact, contact)))
  if (row) await mailRegistration({ db, site, now }, row.id, 'link')
}

/** A person’s own registrations, the next event first. */
export async function listMine({ db, site, person, locale, seal }: Actor): Promise<MyRegistration[]> {
  if (person === undefined) return []
  const rows = await db
    .select({ registration: eventRegistration, of: event })
    .from(eventRegistration)
    .innerJoin(event, and(eq(event.siteId, eventRegistration.siteId), eq(event.id, eventRegistration.eventId)))
    .where(
      and(
        eq(eventRegistration.personId, person),
        or(inArray(eventRegistration.status, [...shown]), eq(event.status, 'cancelled')),
      ),
    )
    .orderBy(asc(event.startsAt), asc(eventRegistration.id))
    .limit(50)
  return rows.map(({ registration, of }) => {
    const code = openCode(seal, registration.codeSealed, { site, table: 'event_registration', row: registration.id })
    return {
      number: registration.number,
      status: registration.status,
      event: pickText(of.title, locale),
      slug: of.slug,
      startsAt: of.startsAt.toISOString(),
      quantity: registration.quantity,
      ...(code === undefined ? {} : { code }),
    }
  })
}
