import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, exists, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import type { Db } from '@gateway/db/open'
import { enqueueJob } from '@gateway/jobs/enqueue-job'
import type { ParsedInputOf } from '@schemas/call'
import type { call as sendCall } from '@schemas/events/calls/event/send'
import { messageJob } from '../event/changes-job'
import type { Actor } from '../actor'
import { eventError } from '../messages'
import { event, eventMessage, eventPackage, eventRegistration, eventTicket } from '../../tables'
import { findEvent } from './describe-edited'

type Audience = { eventId: string; toStatus: (typeof eventMessage.$inferSelect)['toStatus']; packageId: string | null }

/** Those whom a message is for: with an address, and a ticket of the package where it names one. */
const audienceOf = (db: Db, { eventId, toStatus, packageId }: Audience) =>
  and(
    eq(eventRegistration.eventId, eventId),
    eq(eventRegistration.status, toStatus),
    isNotNull(eventRegistration.email),
    packageId === null
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(eventTicket)
            .where(
              and(
                eq(eventTicket.registrationId, eventRegistration.id),
                eq(eventTicket.packageId, packageId),
                ne(eventTicket.status, 'cancelled'),
              ),
            ),
        ),
  )

/** Stores a message; a job then mails it in batches. Throws CallError. */
export async function sendMessage(
  actor: Actor,
  { event: eventId, subject, text, status, package: packageId }: ParsedInputOf<typeof sendCall>,
): Promise<number> {
  const { db, site, person, locale, now } = actor
  const of = await findEvent(actor, eventId)
  if (packageId !== undefined) {
    const [row] = await db
      .select({ id: eventPackage.id })
      .from(eventPackage)
      .where(and(eq(eventPackage.id, packageId), eq(eventPackage.eventId, eventId)))
    if (!row) throw eventError('unknownPackage', locale, { field: 'package' })
  }
  const id = randomUUID()
  const audience = { eventId, toStatus: status, packageId: packageId ?? null }
  await db
    .insert(eventMessage)
    .values({ siteId: site, id, subject, body: text, ...audience, actorId: person ?? null, createdAt: now })
  const [rows] = await db.select({ people: count() }).from(eventRegistration).where(audienceOf(db, audience))
  await enqueueJob(db, messageJob, { site, input: { message: id }, key: id })
  await recordAudit(db, {
    site,
    person,
    action: 'event-send',
    subject: `event:${of.slug}`,
    after: { subject, recipients: rows?.people ?? 0 },
  })
  return rows?.people ?? 0
}

const batch = 50

/** The next people of a message, in the order of their ids; its position moves with them. */
export async function nextRecipients(db: Db, id: string) {
  const [message] = await db.select().from(eventMessage).where(eq(eventMessage.id, id)).for('update')
  if (!message) return undefined
  const [of] = await db.select().from(event).where(eq(event.id, message.eventId))
  if (!of) return undefined
  const people = await db
    .select()
    .from(eventRegistration)
    .where(and(audienceOf(db, message), gt(eventRegistration.id, message.position)))
    .orderBy(asc(eventRegistration.id))
    .limit(batch)
  const last = people.at(-1)
  if (last)
    await db
      .update(eventMessage)
      .set({ position: last.id, sent: message.sent + people.length })
      .where(eq(eventMessage.id, id))
  return { message, of, people, isMore: people.length === batch }
}
