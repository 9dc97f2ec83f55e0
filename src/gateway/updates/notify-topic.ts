import { sql } from 'drizzle-orm'
import type { Db } from '../db/open'

export const updatesChannel = 'sitewright_updates'

/** What a waiting call is woken by. */
export const wakeName = (site: string, topic: string, key: string) => `${site} ${topic} ${key}`

/**
 * Wakes the calls that wait for a topic, on every gateway, when the open transaction commits; on rollback none.
 */
export async function notifyTopic(tx: Db, site: string, topic: string, keys: readonly string[]): Promise<void> {
  for (const key of new Set(keys))
    await tx.execute(sql`SELECT pg_notify(${updatesChannel}, ${wakeName(site, topic, key)})`)
}
