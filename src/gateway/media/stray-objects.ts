import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/open'
import { strayObject } from '../db/item-tables'

/** Records objects before they are stored, and objects no longer needed: they are removed from `due` on. */
export async function addStrays(db: Db, site: string, keys: readonly string[], due: Date): Promise<void> {
  if (keys.length === 0) return
  await db
    .insert(strayObject)
    .values(keys.map((storageKey) => ({ siteId: site, storageKey, dueAt: due })))
    .onConflictDoUpdate({ target: [strayObject.siteId, strayObject.storageKey], set: { dueAt: due } })
}

/** Assigns objects to the item that the same transaction writes. False when one of them is already being removed. */
export async function adoptStrays(db: Db, keys: readonly string[]): Promise<boolean> {
  const adopted = await db
    .delete(strayObject)
    .where(and(inArray(strayObject.storageKey, [...keys]), eq(strayObject.isDoomed, false)))
    .returning({ key: strayObject.storageKey })
  return adopted.length === keys.length
}

/**
 * Strays that will never be used are due at once, or when nothing can arrive any more. Limited to those that are still
 * strays: a transaction whose response was lost may have committed, and then an item owns them.
 */
export async function scheduleStrays(db: Db, keys: readonly string[], due = new Date()): Promise<void> {
  if (keys.length > 0)
    await db
      .update(strayObject)
      .set({ dueAt: due })
      .where(inArray(strayObject.storageKey, [...keys]))
}
