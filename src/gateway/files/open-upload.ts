import { eq } from 'drizzle-orm'
import type { Db } from '../db/open'
import { upload } from '../db/tables'
import { addStrays } from '../media/stray-objects'
import type { FileContext } from './act'
import type { UploadRow } from './find-upload'
import { askStore } from './store-problem'

/** How long an upload may take (ms): whoever lost the connection may come back the same day. */
const uploadMs = 24 * 3_600_000
/** Its objects are kept for longer, so that what is finished in the last moment is not cleared away meanwhile. */
const graceMs = 2 * 3_600_000

/** Writes an upload down, and its object, which is to come, as a stray. */
export async function openUpload(db: Db, values: Omit<typeof upload.$inferInsert, 'expiresAt'>): Promise<UploadRow> {
  const expiresAt = new Date(Date.now() + uploadMs)
  await addStrays(db, values.siteId, [values.storageKey], new Date(expiresAt.getTime() + graceMs))
  const [row] = await db.insert(upload).values({ ...values, expiresAt }).returning()
  return row as UploadRow
}

/** Begins an upload in parts in the store, too; where that fails, it was none. Throws CallError. */
export async function startParts({ tx, services, locale }: FileContext, { id, siteId, storageKey, ownerId, mode }: UploadRow): Promise<UploadRow> {
  try {
    const storeUploadId = await askStore(services.store.startUpload(storageKey, { type: 'application/octet-stream', tags: { site: siteId, owner: ownerId ?? 'nobody', mode } }), locale)
    const [row] = await tx((db) => db.update(upload).set({ storeUploadId }).where(eq(upload.id, id)).returning())
    return row as UploadRow
  } catch (error) {
    await tx((db) => db.delete(upload).where(eq(upload.id, id))).catch(() => {})
    throw error
  }
}
