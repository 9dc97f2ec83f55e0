import { and, inArray } from 'drizzle-orm'
import { upload } from '../db/item-tables'
import type { FileContext } from './file-operation'
import { ownUploads, matchesUpload } from './find-upload'
import { fileError } from './messages'

/** Cancels an upload of the caller, by its id or by the caller's own name for it. Throws CallError. */
export async function cancelUpload(context: FileContext, id: string): Promise<void> {
  const { tx, services, locale, log } = context
  const rows = await tx((db) =>
    db
      .update(upload)
      .set({ status: 'aborted' })
      .where(and(matchesUpload(id), ownUploads(context), inArray(upload.status, ['initiated', 'failed', 'aborted'])))
      .returning(),
  )
  if (rows.length === 0) throw fileError('noUpload', locale)
  // Objects that cannot be removed now, or are still arriving, are removed by the stray row, which outlives every
  // signed address.
  await Promise.all(
    rows.map(({ storageKey, storeUploadId }) =>
      Promise.all([
        storeUploadId ? services.store.abortUpload(storageKey, storeUploadId) : undefined,
        services.store.remove(storageKey),
      ]),
    ),
  ).catch((error: unknown) => log.warn({ err: error }, 'A cancelled upload is cleared away later.'))
}
