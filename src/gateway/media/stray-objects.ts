import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/open'
import { strayObject } from '../db/tables'

/** Writes down objects before they are put, and those that nothing needs any more: from `due` on they are removed. */
export async function addStrays(db: Db, site: string, keys: readonly string[], due: Date): Promise<void> {
  if (keys.length === 0) return
  await db
    .insert(strayObject)
    .values(keys.map((storageKey) => ({ siteId: site, storageKey, dueAt: due })))
    .onConflictDoUpdate({ target: [strayObject.siteId, strayObject.storageKey], set: { dueAt: due } })
}

/** Gives objects to the item that the same transaction writes. False when one of them is being removed already. */
export async function adoptStrays(db: Db, keys: readonly string[]): Promise<boolean> {
  const adopted = await db
    .delete(strayObject)
    .where(and(inArray(strayObject.storageKey, [...keys]), eq(strayObject.isDoomed, false)))
    .returning({ key: strayObject.storageKey })
  return adopted.length === keys.length
}

/**
 * Strays that nothing will come of are due at once, or when nothing can come any more. Those alone that are strays still: a transaction whose answer was lost may have been
 * committed, and then an item has them.
 */
export async function scheduleStrays(db: Db, keys: readonly string[], due = new Date()): Promise<void> {
  if (keys.length > 0)
    await db
      .update(strayObject)
      .set({ dueAt: due })
      .where(inArray(strayObject.storageKey, [...keys]))
}
