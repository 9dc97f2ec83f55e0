import { and, eq, sql } from 'drizzle-orm'
import { enqueueJob } from '@gateway/jobs/enqueue-job'
import { notifyTopic } from '@gateway/updates/notify-topic'
import { mailAddressOf } from '@schemas/mail-address'
import type { Actor } from '../actor'
import { hashCode, newCode, sealCode } from '../codes'
import { eventError } from '../messages'
import { lockRegistration, updatesTopic } from '../register/lead'
import { mailJob } from '../register/mail-job'
import { eventRegistration, eventTicket } from '../../tables'
import type { Opened } from './find-registration'

/**
 * Renames a ticket, or hands it over: then its issue rises, so that the former QR opens nothing, and its page gets a code
 * of its own. No place changes hands. Throws CallError.
 */
export async function changeTicket(
  { db, site, now, locale, seal }: Actor,
  { registration: { id: registrationId }, of, ticket: own }: Opened,
  { ticket: id, attendee, to }: { ticket: string; attendee: string; to?: string | undefined },
): Promise<void> {
  const email = to === undefined ? undefined : mailAddressOf(to)
  if (to !== undefined && email === undefined) throw eventError('wrongEmail', locale, { field: 'to' })
  const registration = await lockRegistration(db, registrationId)
  const [ticket] = await db
    .select()
    .from(eventTicket)
    .where(and(eq(eventTicket.id, id), eq(eventTicket.registrationId, registrationId)))
    .for('update')
  const isOwn = ticket && (own === undefined ? ticket.codeHash === null : ticket.id === own)
  if (!registration || !isOwn) throw eventError('endedLink', locale)
  const isOver = registration.status !== 'confirmed' || ticket.status !== 'valid' || of.endsAt <= now
  if (isOver || of.status === 'cancelled') throw eventError('fixedTicket', locale)
  const code = email === undefined ? undefined : newCode()
  await db
    .update(eventTicket)
    .set({
      attendee,
      changedAt: now,
      ...(code === undefined
        ? {}
        : {
            email: email ?? null,
            issue: sql`${eventTicket.issue} + 1`,
            codeHash: hashCode(code),
            codeSealed: sealCode(seal, code, { site, table: 'event_ticket', row: id }),
            // What the former holder answered is not the new one’s.
            answers: {},
            answersSealed: null,
            sensitiveSealed: null,
          }),
    })
    .where(eq(eventTicket.id, id))
  await db.update(eventRegistration).set({ updatedAt: now }).where(eq(eventRegistration.id, registrationId))
  await notifyTopic(db, site, updatesTopic, [registration.eventId])
  if (code !== undefined)
    await enqueueJob(db, mailJob, { site, input: { registration: registrationId, kind: 'handed', ticket: id } })
}
