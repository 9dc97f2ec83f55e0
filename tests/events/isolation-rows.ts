import { randomUUID } from 'node:crypto'
import { hashCode, newCode } from '@areas/events/server/domain/codes'
import { newSecret } from '@areas/events/server/domain/door/qr'
import {
  eventCheckIn,
  eventConsent,
  eventDoorKey,
  eventMessage,
  eventRegistration,
  eventTicket,
} from '@areas/events/server/tables'
import type { Database } from '@gateway/db/open'
import { type Ids, newIds } from '../isolation/make-rows'
import { makeEvent } from './make-event'

const sites = [
  ['alpha', 'own'],
  ['beta', 'foreign'],
] as const

const kinds = ['id', 'slug', 'package', 'quota', 'point', 'registration', 'code', 'ticket', 'checkIn'] as const
type Kind = (typeof kinds)[number]

/** An event with a registration and its check-in at each site. */
async function makeBoth({ db }: Database): Promise<Record<Kind, Ids>> {
  const made = Object.fromEntries(kinds.map((kind) => [kind, newIds()])) as Record<Kind, Ids>
  made.code.unknown = newCode()
  for (const [siteId, side] of sites) {
    const event = await makeEvent(db, siteId)
    const [registration, ticket, checkIn, code] = [randomUUID(), randomUUID(), randomUUID(), newCode()]
    await db.insert(eventRegistration).values({
      siteId,
      id: registration,
      eventId: event.id,
      number: registration.slice(0, 8),
      codeHash: hashCode(code),
      name: 'Someone',
      email: 'someone@example.com',
      quantity: 1,
      status: 'requested',
    })
    await db.insert(eventTicket).values({
      siteId,
      id: ticket,
      registrationId: registration,
      eventId: event.id,
      packageId: event.packages[0] ?? '',
      no: 1,
      secret: newSecret(),
    })
    await db.insert(eventCheckIn).values({
      siteId,
      id: checkIn,
      eventId: event.id,
      ticketId: ticket,
      pointId: event.point,
      scannedAt: new Date(),
      verdict: 'in',
    })
    await db.insert(eventConsent).values({
      siteId,
      id: randomUUID(),
      registrationId: registration,
      purpose: 'news',
      wordsHash: 'x',
      locale: 'en',
      act: 'given',
    })
    await db.insert(eventMessage).values({
      siteId,
      id: randomUUID(),
      eventId: event.id,
      subject: 'A',
      body: 'B',
      toStatus: 'confirmed',
    })
    if (side === 'foreign') await db.insert(eventDoorKey).values({ siteId, eventId: event.id, keySealed: 'x' })
    const ids: Record<Kind, string> = {
      id: event.id,
      slug: event.slug,
      package: event.packages[0] ?? '',
      quota: event.quotas[0] ?? '',
      point: event.point,
      registration,
      code,
      ticket,
      checkIn,
    }
    for (const kind of kinds) made[kind][side] = ids[kind]
  }
  return made
}

const all = new WeakMap<Database, ReturnType<typeof makeBoth>>()
/** Rows that go together. */
export const shared = (database: Database) => {
  const known = all.get(database) ?? makeBoth(database)
  all.set(database, known)
  return known
}

export const fresh = (database: Database) => makeBoth(database)
