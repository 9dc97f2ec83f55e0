import { eq, inArray } from 'drizzle-orm'
import { sensitivePurpose } from '@schemas/events/entities/event-options'
import { liveConsents, purposesOf, recordConsents } from '../answers/consents'
import type { Actor } from '../actor'
import { ticketsOf } from '../places/tickets'
import { eventRegistration, eventTicket } from '../../tables'
import type { Opened } from './find-registration'

/** Withdraws a consent. Sensitive answers, which are stored by consent alone, are erased with it. */
export async function withdrawConsent(actor: Actor, { registration, of }: Opened, purpose: string): Promise<void> {
  const { db, now, locale } = actor
  if (!(await liveConsents(actor, registration.id)).has(purpose)) return
  const text = purposesOf(of, locale).find(({ id }) => id === purpose)?.text ?? ''
  await recordConsents(actor, registration.id, [{ purpose, by: 'self', act: 'withdrawn', text, locale }])
  if (purpose !== sensitivePurpose) return
  await db
    .update(eventRegistration)
    .set({ sensitiveSealed: null, updatedAt: now })
    .where(eq(eventRegistration.id, registration.id))
  const tickets = (await ticketsOf(db, registration.id)).map(({ id }) => id)
  if (tickets.length > 0)
    await db.update(eventTicket).set({ sensitiveSealed: null }).where(inArray(eventTicket.id, tickets))
}
