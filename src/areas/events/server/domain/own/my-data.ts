import { asc, eq } from 'drizzle-orm'
import { pickText } from '@schemas/layout/pick-text'
import { openAnswers } from '../answers/split-answers'
import type { Actor } from '../actor'
import { ticketsOf } from '../places/tickets'
import { eventConsent } from '../../tables'
import type { Opened } from './find-registration'

/** All that is stored under a code, sensitive answers included; of a ticket that was handed over, its holder’s alone. */
export async function myData(
  { db, site, locale, seal }: Actor,
  { registration, of, ticket }: Opened,
): Promise<Record<string, unknown>> {
  const tickets = (await ticketsOf(db, registration.id))
    .filter(({ id, codeHash }) => (ticket === undefined ? codeHash === null : id === ticket))
    .map((each) => ({
      attendee: each.attendee,
      ...(each.email ? { email: each.email } : {}),
      status: each.status,
      answers: openAnswers(each, seal, { site, table: 'event_ticket', row: each.id }),
    }))
  const base = { event: pickText(of.title, locale), number: registration.number, tickets }
  if (ticket !== undefined) return base
  const consents = await db
    .select({ purpose: eventConsent.purpose, act: eventConsent.act, by: eventConsent.byWhom, at: eventConsent.at })
    .from(eventConsent)
    .where(eq(eventConsent.registrationId, registration.id))
    .orderBy(asc(eventConsent.at))
  return {
    ...base,
    name: registration.name,
    email: registration.email,
    phone: registration.phone,
    status: registration.status,
    quantity: registration.quantity,
    answers: openAnswers(registration, seal, { site, table: 'event_registration', row: registration.id }),
    consents: consents.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
    registeredAt: registration.createdAt.toISOString(),
    keptUntil: new Date(of.endsAt.getTime() + of.keepDays * 86_400_000).toISOString(),
  }
}
