import { type SentPart, UploadRefused } from '../storage/object-store'
import type { FileContext } from './file-operation'
import { partCountOf, type UploadRow } from './find-upload'
import { fileError } from './messages'

/**
 * Joins the parts of an upload, unless that was done before a response was lost. A single-request upload is already
 * complete. Throws CallError.
 */
export async function joinParts(
  { services: { store }, locale }: FileContext,
  row: UploadRow,
  sent: readonly SentPart[],
): Promise<void> {
  const { storageKey: key, storeUploadId, partSize, size } = row
  if (partSize === null) return
  if (!storeUploadId) throw fileError('notThere', locale)
  const parts = sent.length > 0 ? sent : await store.listParts(key, storeUploadId)
  if (parts && parts.length < partCountOf(row)) throw fileError('partsMissing', locale)
  try {
    if (parts) await store.completeUpload(key, storeUploadId, parts)
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error
    if (error.code === 'NoSuchUpload' && (await store.head(key))?.size === size) return
    throw fileError(error.code === 'NoSuchUpload' ? 'noUpload' : 'partsMissing', locale, {}, { code: error.code })
  }
}
