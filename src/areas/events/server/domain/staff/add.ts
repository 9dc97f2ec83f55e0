import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import type { ParsedInputOf } from '@schemas/call'
import type { call as addCall } from '@schemas/events/calls/event/add'
import { contactKey } from '@schemas/events/rules/contact-key'
import type { Actor } from '../actor'
import { hashCode, newCode, newNumber, sealCode } from '../codes'
import { newSecret } from '../door/qr'
import { eventError } from '../messages'
import { parseContact } from '../register/check-register'
import { confirmRegistration } from '../register/lead'
import { noPlace } from '../register/no-place'
import { eventPackage, eventRegistration, eventTicket } from '../../tables'
import { findEvent } from './describe-edited'

/** Registers someone at once, without an order: a walk-in, a guest of the house. Throws CallError. */
export async function addRegistration(
  actor: Actor,
  input: ParsedInputOf<typeof addCall>,
): Promise<{ id: string; number: string }> {
  const { db, site, person, locale, now, seal } = actor
  const of = await findEvent(actor, input.event)
  const [row] = await db
    .select()
    .from(eventPackage)
    .where(and(eq(eventPackage.id, input.package), eq(eventPackage.eventId, of.id)))
  if (!row) throw eventError('unknownPackage', locale, { field: 'package' })
  if (of.status === 'cancelled') throw eventError('cancelledEvent', locale)
  const contact = parseContact(input.contact, locale, { isOptional: true })
  const id = randomUUID()
  const code = newCode()
  const key = contactKey(contact)
  const [made] = await db
    .insert(eventRegistration)
    .values({
      siteId: site,
      id,
      eventId: of.id,
      number: newNumber(),
      codeHash: hashCode(code),
      codeSealed: sealCode(seal, code, { site, table: 'event_registration', row: id }),
      name: contact.name,
      email: contact.email ?? null,
      phone: contact.phone ?? null,
      oneContact: of.onePer === 'contact' && key !== '' ? key : null,
      locale,
      quantity: input.quantity,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({
      target: [eventRegistration.siteId, eventRegistration.eventId, eventRegistration.oneContact],
    })
    .returning()
  if (!made) throw eventError('hasPlaceHere', locale, { field: 'contact.email' })
  await db.insert(eventTicket).values(
    Array.from({ length: input.quantity }, (_, at) => ({
      siteId: site,
      id: randomUUID(),
      registrationId: id,
      eventId: of.id,
      packageId: row.id,
      no: at + 1,
      attendee: contact.name,
      secret: newSecret(),
      changedAt: now,
    })),
  )
  const missing = await confirmRegistration(actor, made)
  if (missing) throw noPlace(actor, missing, [{ row, quantity: input.quantity }])
  await recordAudit(db, {
    site,
    person,
    action: 'event-add',
    subject: `event:${of.slug}`,
    after: { number: made.number, count: input.quantity },
  })
  return { id, number: made.number }
}
