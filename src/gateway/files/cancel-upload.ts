import { and, eq, inArray } from 'drizzle-orm'
import { upload } from '../db/tables'
import type { FileContext } from './act'
import { ownUploads } from './find-upload'
import { fileError } from './words'

/** Gives an upload of the caller's up. Throws CallError. */
export async function cancelUpload(context: FileContext, id: string): Promise<void> {
  const { tx, services, locale, log } = context
  const [row] = await tx((db) => db.update(upload).set({ status: 'aborted' }).where(and(eq(upload.id, id), ownUploads(context), inArray(upload.status, ['initiated', 'failed', 'aborted']))).returning())
  if (!row) throw fileError('noUpload', locale)
  // What cannot go now, or is still on its way, goes with the stray row, which outlives every address.
  const { storageKey, storeUploadId } = row
  await Promise.all([storeUploadId ? services.store.abortUpload(storageKey, storeUploadId) : undefined, services.store.remove(storageKey)]).catch((error: unknown) => log.warn({ err: error }, 'A cancelled upload is cleared away later.'))
}
