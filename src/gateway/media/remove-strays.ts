import { and, inArray, lte, sql } from 'drizzle-orm'
import { strayObject } from '../db/item-tables'
import type { Services } from '../services'
import { publicPrefix } from '../storage/object-keys'
import { eachAtOnce } from './each-at-once'

/** Rows per batch. */
const batch = 500
/** Objects removed concurrently. */
const atOnce = 8

type Deps = Pick<Services, 'withSite' | 'store'>
type Which = { now?: number; /** Only these. */ among?: readonly string[] }

/**
 * Removes a site's due objects, the longest waiting first, until none is left. Objects that the store cannot remove now
 * stay recorded for the next run and block nothing. Returns how many were removed.
 */
export async function removeStrays(
  { withSite, store }: Deps,
  site: string,
  { now = Date.now(), among }: Which = {},
): Promise<number> {
  if (among?.length === 0) return 0
  let count = 0
  for (let last: { key: string; dueAt: string } | undefined; ;) {
    const after =
      last && sql`(${strayObject.dueAt}, ${strayObject.storageKey}) > (${last.dueAt}::timestamptz, ${last.key})`
    const doomed = await withSite(site, async (db) => {
      const due = await db
        // As text: database timestamps are finer than JavaScript dates.
        .select({ key: strayObject.storageKey, dueAt: sql<string>`${strayObject.dueAt}::text` })
        .from(strayObject)
        .where(and(lte(strayObject.dueAt, new Date(now)), among && inArray(strayObject.storageKey, [...among]), after))
        .orderBy(strayObject.dueAt, strayObject.storageKey)
        .limit(batch)
        .for('update', { skipLocked: true })
      if (due.length > 0)
        await db
          .update(strayObject)
          .set({ isDoomed: true })
          .where(
            inArray(
              strayObject.storageKey,
              due.map(({ key }) => key),
            ),
          )
      return due
    })
    const removed: string[] = []
    await eachAtOnce(doomed, atOnce, async ({ key }) => {
      if (
        await store.remove(key).then(
          () => true,
          () => false,
        )
      )
        removed.push(key)
    })
    if (removed.length > 0)
      await withSite(site, (db) => db.delete(strayObject).where(inArray(strayObject.storageKey, removed)))
    count += removed.length
    last = doomed.at(-1)
    if (!last || doomed.length < batch) return count
  }
}

/**
 * Of objects that a committed transaction made strays, public ones are removed at once: their known addresses stop
 * working. Rejects when the database is away; they are then removed with the next leftovers.
 */
export async function endAddresses(deps: Deps, site: string, keys: readonly string[]): Promise<void> {
  const open = keys.filter((key) => key.startsWith(publicPrefix))
  for (let at = 0; at < open.length; at += batch) await removeStrays(deps, site, { among: open.slice(at, at + batch) })
}
