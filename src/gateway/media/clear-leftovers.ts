import { and, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { item, upload } from '../db/item-tables'
import { bytesThere } from '../files/find-upload'
import { heldOf, findInUseWith, removeItems } from '../files/purge-items'
import { takeTurn } from '../files/tree'
import type { Services } from '../services'
import { removeStrays } from './remove-strays'

type Deps = Pick<Services, 'withSite' | 'store'>

/** Trashed items are deleted for good after this long (ms). */
export const trashMs = 30 * 24 * 3_600_000
/** Rows per batch. */
const batch = 500

/**
 * Removes what a site no longer needs: abandoned uploads, items trashed a month ago and shown nowhere, and objects
 * without an item. A crash at any step is continued in the next round. Returns how many objects were removed. Rejects,
 * after everything else, with what kept trashed items from removal.
 */
export async function clearLeftovers({ withSite, store }: Deps, site: string, now = Date.now()): Promise<number> {
  await closeUploads({ withSite, store }, site, now)
  await measureUploads({ withSite, store }, site)
  const isOld = and(
    lt(item.trashedAt, new Date(now - trashMs)),
    or(isNull(item.trashedWith), eq(item.trashedWith, item.id)),
  )
  let failure: unknown
  // Files that pages may show again stay, however many, and block nothing behind them.
  for (let after = ''; ;) {
    const old = await withSite(site, (db) =>
      db
        .select({ id: item.id, drive: item.drive, ownerId: item.ownerId })
        .from(item)
        .where(and(isOld, gt(item.id, after)))
        .orderBy(item.id)
        .limit(batch),
    )
    const held = await withSite(site, (db) =>
      heldOf(
        db,
        old.map(({ id }) => id),
      ),
    )
    for (const { id, drive, ownerId } of old) {
      if (held.has(id)) continue
      await withSite(site, async (db) => {
        await takeTurn(db, site, { drive, ownerId })
        const [gone] = await db
          .select()
          .from(item)
          .where(and(eq(item.id, id), isOld))
        if (gone && (await findInUseWith(db, gone)).size === 0) await removeItems(db, site, [gone.id], new Date(now))
      }).catch((error: unknown) => {
        failure ??= error
      })
    }
    const last = old.at(-1)
    if (!last || old.length < batch) break
    after = last.id
  }
  const removed = await removeStrays({ withSite, store }, site, { now })
  // An item that cannot be removed blocks no other, and is reported all the same.
  if (failure !== undefined) throw failure as Error
  return removed
}

/** Closes expired uploads. Their parts are removed first, because without the row nobody would know of them. */
async function closeUploads({ withSite, store }: Deps, site: string, now: number): Promise<void> {
  const over = lt(upload.expiresAt, new Date(now))
  for (let after = ''; ;) {
    const open = await withSite(site, (db) =>
      db
        .select({ id: upload.id, key: upload.storageKey, storeUploadId: upload.storeUploadId })
        .from(upload)
        .where(and(over, gt(upload.id, after)))
        .orderBy(upload.id)
        .limit(batch),
    )
    const closed: string[] = []
    for (const { id, key, storeUploadId } of open)
      if (
        !storeUploadId ||
        (await store.abortUpload(key, storeUploadId).then(
          () => true,
          () => false,
        ))
      )
        closed.push(id)
    if (closed.length > 0) await withSite(site, (db) => db.delete(upload).where(and(inArray(upload.id, closed), over)))
    const last = open.at(-1)
    if (!last || open.length < batch) return
    after = last.id
  }
}

/**
 * Measures what has arrived of uploads: it counts as sent while they are active, and is all that they reserve once
 * their addresses expire. If the store does not answer, the previous value stays.
 */
async function measureUploads({ withSite, store }: Deps, site: string): Promise<void> {
  const isUnknown = and(eq(upload.status, 'initiated'), eq(upload.isMeasured, false))
  for (let after = ''; ;) {
    const open = await withSite(site, (db) =>
      db
        .select()
        .from(upload)
        .where(and(isUnknown, gt(upload.id, after)))
        .orderBy(upload.id)
        .limit(batch),
    )
    for (const row of open) {
      const isOver = row.heldUntil.getTime() < Date.now()
      const bytes = await bytesThere(store, row).catch(() => undefined)
      // Addresses issued since the read still accept writes.
      if (bytes !== undefined)
        await withSite(site, (db) =>
          db
            .update(upload)
            .set({ arrived: bytes, isMeasured: isOver })
            .where(and(isUnknown, eq(upload.id, row.id), lte(upload.heldUntil, new Date(row.heldUntil.getTime() + 1)))),
        )
    }
    const last = open.at(-1)
    if (!last || open.length < batch) return
    after = last.id
  }
}
