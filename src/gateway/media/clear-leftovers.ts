import { and, eq, inArray, lt, lte } from 'drizzle-orm'
import { item, strayObject, upload } from '../db/tables'
import type { Services } from '../services'
import { findUses, isRemembered } from './find-uses'
import { objectsOf } from './item-rows'
import { addStrays } from './stray-objects'

/** What lies in the trash goes for good after so long (ms). */
export const trashMs = 30 * 24 * 3_600_000
/** As many at a time; the rest is there the next time. */
const batch = 500

/**
 * Clears away what a site needs no more: uploads that were given up, what lay in the trash for a month and is shown nowhere,
 * and objects without an item. Whatever step a crash comes in, the next round goes on. Returns how many objects went.
 */
export async function clearLeftovers({ withSite, store }: Pick<Services, 'withSite' | 'store'>, site: string, now = Date.now()): Promise<number> {
  await withSite(site, (db) => db.delete(upload).where(lt(upload.expiresAt, new Date(now))))
  const old = await withSite(site, (db) => db.select({ id: item.id }).from(item).where(lt(item.trashedAt, new Date(now - trashMs))).limit(batch))
  for (const { id } of old)
    await withSite(site, async (db) => {
      if ((await findUses(db, id, 'en')).length > 0 || (await isRemembered(db, id))) return
      const [gone] = await db.delete(item).where(and(eq(item.id, id), lt(item.trashedAt, new Date(now - trashMs)))).returning()
      if (gone) await addStrays(db, site, objectsOf(gone), new Date(now))
    })
  const doomed = await withSite(site, async (db) => {
    const due = db.select({ key: strayObject.storageKey }).from(strayObject).where(lte(strayObject.dueAt, new Date(now))).limit(batch).for('update', { skipLocked: true })
    return db.update(strayObject).set({ isDoomed: true }).where(inArray(strayObject.storageKey, due)).returning({ key: strayObject.storageKey })
  })
  const removed: string[] = []
  for (const { key } of doomed) if (await store.remove(key).then(() => true, () => false)) removed.push(key)
  if (removed.length > 0) await withSite(site, (db) => db.delete(strayObject).where(inArray(strayObject.storageKey, removed)))
  return removed.length
}
