import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { upload } from '../db/item-tables'
import { addStrays, scheduleStrays } from '../media/stray-objects'
import type { FileOperation } from './file-operation'
import type { UploadRow } from './find-upload'

/**
 * Ends uploads through a link, in the transaction that ends the link: they reserve no more space, and their objects are
 * cleaned up once nothing more can arrive. An upload being finished notices this when it would become a file.
 */
export async function endUploadsOf(db: Db, shareId: string): Promise<void> {
  const ended = await db
    .update(upload)
    .set({
      status: 'aborted',
      expiresAt: sql`CASE WHEN ${upload.partSize} IS NULL THEN greatest(now(), ${upload.heldUntil}) ELSE now() END`,
    })
    .where(and(eq(upload.shareId, shareId), inArray(upload.status, ['initiated', 'completing', 'failed'])))
    .returning({ key: upload.storageKey, expiresAt: upload.expiresAt })
  for (const { key, expiresAt } of ended) await scheduleStrays(db, [key], expiresAt)
}

/** When no signed address of the upload is valid any more. */
export const overAt = ({ partSize, heldUntil }: Pick<UploadRow, 'partSize' | 'heldUntil'>): Date =>
  partSize === null ? heldUntil : new Date()

/**
 * Drops an upload that is being finished; false when it no longer is. One whose signed address is still valid stays
 * recorded until it expires.
 */
export async function dropUpload(
  { db, site }: Pick<FileOperation, 'db' | 'site'>,
  row: UploadRow,
  status: 'done' | 'aborted',
): Promise<boolean> {
  const mine = and(eq(upload.id, row.id), eq(upload.status, 'completing'))
  const found =
    row.partSize === null
      ? db
          .update(upload)
          .set({ status, expiresAt: overAt(row) })
          .where(mine)
          .returning({ id: upload.id })
      : db.delete(upload).where(mine).returning({ id: upload.id })
  if ((await found).length === 0) return false
  // For a multipart upload the key is the future file's.
  if (row.partSize === null || status === 'aborted') await addStrays(db, site, [row.storageKey], overAt(row))
  return true
}
