import { and, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { item, strayObject, upload } from '../db/tables'
import { heldOf, keptWith, removeTrashed } from '../files/purge-items'
import { takeTurn } from '../files/tree'
import type { Services } from '../services'

/** What lies in the trash goes for good after so long (ms). */
export const trashMs = 30 * 24 * 3_600_000
/** As many at a time; the rest is there the next time. */
const batch = 500

/**
 * Clears away what a site needs no more: uploads that were given up, what lay in the trash for a month and is shown nowhere,
 * and objects without an item. Whatever step a crash comes in, the next round goes on. Returns how many objects went. Rejects,
 * when all else is done, with what kept something of the trash there.
 */
export async function clearLeftovers({ withSite, store }: Pick<Services, 'withSite' | 'store'>, site: string, now = Date.now()): Promise<number> {
  const over = lt(upload.expiresAt, new Date(now))
  const open = await withSite(site, (db) => db.select({ id: upload.id, key: upload.storageKey, storeUploadId: upload.storeUploadId }).from(upload).where(over).limit(batch))
  // What came of it in parts goes first: without its row nobody would know of it.
  const closed: string[] = []
  for (const { id, key, storeUploadId } of open) if (!storeUploadId || (await store.abortUpload(key, storeUploadId).then(() => true, () => false))) closed.push(id)
  if (closed.length > 0) await withSite(site, (db) => db.delete(upload).where(and(inArray(upload.id, closed), over)))
  const isOld = and(lt(item.trashedAt, new Date(now - trashMs)), or(isNull(item.trashedWith), eq(item.trashedWith, item.id)))
  let failure: unknown
  // What pages may show again stays, however much of it there is, and nothing waits behind it.
  for (let after = ''; ; ) {
    const old = await withSite(site, (db) => db.select({ id: item.id, drive: item.drive, ownerId: item.ownerId }).from(item).where(and(isOld, gt(item.id, after))).orderBy(item.id).limit(batch))
    const held = await withSite(site, (db) => heldOf(db, old.map(({ id }) => id)))
    for (const { id, drive, ownerId } of old) {
      if (held.has(id)) continue
      await withSite(site, async (db) => {
        await takeTurn(db, site, { drive, ownerId })
        const [gone] = await db.select().from(item).where(and(eq(item.id, id), isOld))
        if (gone && (await keptWith(db, gone)).size === 0) await removeTrashed(db, site, gone, new Date(now))
      }).catch((error: unknown) => {
        failure ??= error
      })
    }
    const last = old.at(-1)
    if (!last || old.length < batch) break
    after = last.id
  }
  const doomed = await withSite(site, async (db) => {
    const due = db.select({ key: strayObject.storageKey }).from(strayObject).where(lte(strayObject.dueAt, new Date(now))).limit(batch).for('update', { skipLocked: true })
    return db.update(strayObject).set({ isDoomed: true }).where(inArray(strayObject.storageKey, due)).returning({ key: strayObject.storageKey })
  })
  const removed: string[] = []
  for (const { key } of doomed) if (await store.remove(key).then(() => true, () => false)) removed.push(key)
  if (removed.length > 0) await withSite(site, (db) => db.delete(strayObject).where(inArray(strayObject.storageKey, removed)))
  // One thing that cannot be removed keeps no other from it, and is told all the same.
  if (failure !== undefined) throw failure as Error
  return removed.length
}
