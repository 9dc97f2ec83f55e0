import { fileError } from './messages'
import { findOpenUpload, partBytes, partCountOf } from './find-upload'
import type { FileContext } from './file-operation'
import { addressSeconds, extendUpload } from './open-upload'
import { askStore } from '../storage/store-problem'

/** Signed addresses for parts of the caller's upload, each for one PUT. Throws CallError. */
export async function signParts(
  context: FileContext,
  { id, numbers: wanted }: { id: string; numbers: readonly number[] },
) {
  const { tx, services, origin, locale } = context
  const row = await tx(async (db) => extendUpload(db, services.settings, locale, await findOpenUpload(db, context, id)))
  if (!row) throw fileError('noUpload', locale)
  const numbers = [...new Set(wanted)].filter((number) => number <= partCountOf(row))
  if (numbers.length === 0) throw fileError('noUpload', locale)
  const { storageKey: key, storeUploadId, size, type } = row
  // Each address is signed for the exact size of its part, so that no more can be sent.
  const addressOf = (number: number) =>
    storeUploadId
      ? services.store.presignPart(key, storeUploadId, number, {
          size: partBytes(row, number),
          seconds: addressSeconds.part,
          origin,
        })
      : services.store.presignUpload(key, {
          type: type || 'application/octet-stream',
          size,
          seconds: addressSeconds.whole,
          origin,
        })
  return askStore(Promise.all(numbers.map(async (number) => ({ number, ...(await addressOf(number)) }))), locale)
}
