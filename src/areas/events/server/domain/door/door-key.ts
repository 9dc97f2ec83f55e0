import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Actor } from '../actor'
import { eventDoorKey } from '../../tables'

/** The key of an event's QRs; made when it is first needed. */
export async function doorKeyOf(
  { db, site, seal }: Pick<Actor, 'db' | 'site' | 'seal'>,
  event: string,
): Promise<string> {
  const place = { site, table: 'event_door_key', column: 'key_sealed', row: event }
  const read = async () => (await db.select().from(eventDoorKey).where(eq(eventDoorKey.eventId, event)))[0]
  let row = await read()
  if (!row) {
    const keySealed = seal.seal(randomBytes(32).toString('base64url'), place)
    await db.insert(eventDoorKey).values({ siteId: site, eventId: event, keySealed }).onConflictDoNothing()
    row = await read()
  }
  if (!row) throw new Error('The door key was not stored.')
  return seal.open(row.keySealed, place)
}
