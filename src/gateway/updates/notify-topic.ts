import { sql } from 'drizzle-orm'
import type { Db } from '../db/open'

export const updatesChannel = 'sitewright_updates'

/** What a waiting call is woken by. */
export const wakeName = (site: string, topic: string, key: string) => `${site} ${topic} ${key}`

/**
 * Wakes the calls that wait for a topic, on every gateway, when the open transaction commits; on rollback none.
 */
export async function notifyTopic(tx: Db, site: string, topic: string, keys: readonly string[]): Promise<void> {
  const names = [...new Set(keys)].map((key) => wakeName(site, topic, key))
  if (names.length > 0)
    await tx.execute(
      sql`SELECT pg_notify(${updatesChannel}, name) FROM json_array_elements_text(${JSON.stringify(names)}::json) AS name`,
    )
}
