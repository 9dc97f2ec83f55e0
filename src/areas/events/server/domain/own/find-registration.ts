import { eq } from 'drizzle-orm'
import type { Actor } from '../actor'
import { hashCode } from '../codes'
import { eventError } from '../messages'
import { event, eventRegistration, eventTicket, type EventRow, type RegistrationRow } from '../../tables'

/** What a code opens: a registration, or one ticket of it. */
export type Opened = { registration: RegistrationRow; of: EventRow; ticket: string | undefined }

/** By the code of a registration’s or an attendee’s page. All other codes are alike: they have ended. Throws CallError. */
export async function findByCode({ db, locale }: Pick<Actor, 'db' | 'locale'>, code: string): Promise<Opened> {
  const hash = hashCode(code)
  const [own] = await db.select().from(eventRegistration).where(eq(eventRegistration.codeHash, hash))
  const [handed] = own ? [] : await db.select().from(eventTicket).where(eq(eventTicket.codeHash, hash))
  const [registration] = own
    ? [own]
    : handed
      ? await db.select().from(eventRegistration).where(eq(eventRegistration.id, handed.registrationId))
      : []
  const [of] = registration ? await db.select().from(event).where(eq(event.id, registration.eventId)) : []
  if (!registration || !of) throw eventError('endedLink', locale)
  return { registration, of, ticket: handed?.id }
}

/** The same for what belongs to the party: the code of one attendee does not open it. Throws CallError. */
export async function findPartyByCode(actor: Pick<Actor, 'db' | 'locale'>, code: string): Promise<Opened> {
  const opened = await findByCode(actor, code)
  if (opened.ticket !== undefined) throw eventError('endedLink', actor.locale)
  return opened
}
