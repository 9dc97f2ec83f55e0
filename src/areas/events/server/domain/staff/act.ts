import { and, asc, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { fillText } from '@schemas/layout/fill-text'
import { CallError } from '@gateway/errors/call-error'
import type { Actor } from '../actor'
import { event, eventRegistration, type RegistrationRow } from '../../tables'
import { cancelRegistration } from '../own/cancel'
import { confirmRegistration, endRegistration, lockRegistration, mailRegistration } from '../register/lead'
import { orderTickets } from '../register/order-tickets'

export type Act = 'approve' | 'decline' | 'cancel' | 'seat' | 'resend' | 'settle'

const messages = {
  some: {
    en: '{n} of {m} were done; the others changed meanwhile.',
    th: 'ทำแล้ว {n} จาก {m} รายการ รายการอื่นเปลี่ยนไประหว่างนั้น',
  },
}

/**
 * Does one thing to many registrations, each for itself: what was done stays when another had changed meanwhile, as an
 * error would undo it all.
 */
export async function actOn(
  actor: Actor,
  { ids, act }: { ids: readonly string[]; act: Act },
): Promise<{ done: number; left: string[]; message?: string }> {
  const { db, site, person, locale } = actor
  const rows = await db
    .select()
    .from(eventRegistration)
    .where(inArray(eventRegistration.id, [...new Set(ids)]))
    .orderBy(asc(eventRegistration.id))
  const done: string[] = []
  for (const row of rows) if (await attempt(actor, row, act)) done.push(row.id)
  if (done.length > 0)
    await recordAudit(db, {
      site,
      person,
      action: 'event-act',
      subject: `event:${rows[0]?.eventId ?? ''}`,
      after: { act, count: done.length },
    })
  const left = [...new Set(ids)].filter((id) => !done.includes(id))
  return {
    done: done.length,
    left,
    ...(left.length === 0
      ? {}
      : { message: fillText(messages.some[locale], { n: done.length, m: done.length + left.length }) }),
  }
}

/** A savepoint each: what is refused leaves nothing behind. */
async function attempt(actor: Actor, row: RegistrationRow, act: Act): Promise<boolean> {
  try {
    return await actor.db.transaction((db) => actOnOne({ ...actor, db }, row, act))
  } catch (error) {
    if (error instanceof CallError) return false
    throw error
  }
}

async function actOnOne(actor: Actor, row: RegistrationRow, act: Act): Promise<boolean> {
  if (act === 'cancel')
    return cancelRegistration(actor, row, { reason: 'Cancelled by the organiser', mail: 'cancelled' })
  const { db, now } = actor
  const registration = await lockRegistration(db, row.id)
  if (!registration) return false
  const { status } = registration
  switch (act) {
    case 'approve':
      return status === 'requested' && approve(actor, registration)
    case 'decline':
      if (status !== 'requested') return false
      await endRegistration(actor, registration, 'declined', 'declined')
      return true
    case 'seat':
      if (status !== 'expired') return false
      return (await confirmRegistration(actor, registration, { flag: null })) === undefined
    case 'settle': {
      const cleared = await db
        .update(eventRegistration)
        .set({ flag: null, updatedAt: now })
        .where(and(eq(eventRegistration.id, row.id), eq(eventRegistration.flag, 'late_money')))
        .returning({ id: eventRegistration.id })
      return cleared.length > 0
    }
    case 'resend':
      if (registration.codeHash === null || registration.email === null) return false
      await mailRegistration(actor, row.id, status === 'confirmed' ? 'ticket' : 'link')
      return true
  }
}

async function approve(actor: Actor, registration: RegistrationRow): Promise<boolean> {
  const { db } = actor
  const [of] = await db.select().from(event).where(eq(event.id, registration.eventId))
  if (!of || of.status === 'cancelled') return false
  if (registration.total === 0) return (await confirmRegistration(actor, registration)) === undefined
  await orderTickets(actor, registration, of)
  await mailRegistration(actor, registration.id, 'pay')
  return true
}
