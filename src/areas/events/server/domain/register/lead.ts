import { eq } from 'drizzle-orm'
import { enqueueJob } from '@gateway/jobs/enqueue-job'
import type { Db } from '@gateway/db/open'
import { transition } from '@gateway/states/transition'
import { notifyTopic } from '@gateway/updates/notify-topic'
import { registrationMachine } from '@schemas/events/entities/registration-machine'
import type { RegistrationStatus } from '@schemas/events/entities/registration-status'
import type { MailKind } from '../../mail/registration-mail'
import { eventRegistration, type RegistrationRow } from '../../tables'
import { freeTickets, holdTickets, type Missing, ticketsOf } from '../places/tickets'
import { mailJob } from './mail-job'

/** The site, in one transaction, at one moment. */
export type Scope = {
  db: Db
  site: string
  now: Date
  /** Who acts; undefined for a guest or the gateway. */
  person?: string | undefined
  /** Sends no mail: for demo data. */
  isSilent?: boolean
}

export const updatesTopic = 'event/updates'

export async function lockRegistration(db: Db, id: string): Promise<RegistrationRow | undefined> {
  const [row] = await db.select().from(eventRegistration).where(eq(eventRegistration.id, id)).for('update')
  return row
}

const endings: readonly MailKind[] = ['cancelled', 'event_cancelled', 'declined']

/**
 * Queues a mail to the person of a registration, in the transaction that causes it. Of several endings that one cause
 * brings about, the last is mailed.
 */
export async function mailRegistration(scope: Scope, registration: string, kind: MailKind): Promise<void> {
  if (scope.isSilent) return
  const key = `${registration}:${endings.includes(kind) ? 'end' : kind}`
  await enqueueJob(scope.db, mailJob, { site: scope.site, input: { registration, kind }, key })
}

/** Confirms: every ticket gets its place and becomes valid, or nothing changes and the missing place is named. */
export async function confirmRegistration(
  scope: Scope,
  { id }: Pick<RegistrationRow, 'id'>,
  set: Partial<typeof eventRegistration.$inferInsert> = {},
): Promise<Missing | undefined> {
  const missing = await holdTickets(scope.db, id, 'valid', scope.now)
  if (missing) return missing
  await lead(scope, id, 'confirmed', { confirmedAt: scope.now, holdUntil: null, ...set })
  await mailRegistration(scope, id, 'ticket')
  return undefined
}

/** Holds a place for every ticket until the order is paid. */
export async function holdRegistration(
  scope: Scope,
  { id }: Pick<RegistrationRow, 'id'>,
  holdUntil: Date | null,
): Promise<Missing | undefined> {
  const missing = await holdTickets(scope.db, id, 'held', scope.now)
  if (missing) return missing
  await lead(scope, id, 'pending', { holdUntil })
  return undefined
}

/** Ends a registration: its places are free. The tickets of an expired one may be had again. */
export async function endRegistration(
  scope: Scope,
  { id }: Pick<RegistrationRow, 'id'>,
  to: Extract<RegistrationStatus, 'expired' | 'cancelled' | 'declined'>,
  mail: MailKind | undefined,
): Promise<void> {
  await freeTickets(scope.db, await ticketsOf(scope.db, id), to === 'expired' ? 'requested' : 'cancelled', scope.now)
  await lead(scope, id, to, { oneContact: null, holdUntil: null })
  if (mail) await mailRegistration(scope, id, mail)
}

async function lead(
  { db, site, now, person }: Scope,
  id: string,
  to: RegistrationStatus,
  set: Partial<typeof eventRegistration.$inferInsert>,
): Promise<void> {
  const step = await transition(db, registrationMachine, {
    site,
    table: eventRegistration,
    id,
    to,
    who: to === 'declined' ? 'manager' : 'system',
    person,
    set: { ...set, updatedAt: now },
  })
  if (!step.ok) throw new Error(`The registration ${id} cannot be ${to}: ${step.problem}.`)
  await notifyTopic(db, site, updatesTopic, [step.row.eventId])
}
