import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { upload } from '../db/item-tables'
import { addStrays } from '../media/stray-objects'
import type { Settings } from '../settings'
import type { FileContext } from './file-operation'
import type { UploadRow } from './find-upload'
import { askStore, storeError } from '../storage/store-problem'
import { takeTurn } from './tree'
import { bySender, checkGoesOn, quotaOf } from './usage'
import { fileError } from './messages'

/** How long an upload may take (ms): a lost connection may come back the same day. */
const uploadMs = 24 * 3_600_000
/** Objects are retained longer, so that an upload finished at the last moment is not removed meanwhile. */
const graceMs = 2 * 3_600_000

/**
 * Validity of a signed address for one request (s). A single-request address is issued right before sending, and
 * reissued when it was too late; part addresses are issued several at a time, for slow connections. Announced sizes
 * reserve space equally long: unused space must not be withheld from others for a day.
 */
export const addressSeconds = { whole: 900, part: 3600 }

/** When the announced size is released, unless more addresses are requested. */
export const heldUntil = (seconds = addressSeconds.whole): Date => new Date(Date.now() + seconds * 1000)

/** Records an upload, and its future object as a stray. Throws CallError. */
export async function openUpload(
  db: Db,
  settings: Pick<Settings, 'storageQuota'>,
  locale: Locale,
  values: Omit<typeof upload.$inferInsert, 'expiresAt' | 'heldUntil'>,
): Promise<UploadRow> {
  if (values.partSize === null || values.partSize === undefined) await refuseFlood(db, settings, values, locale)
  const expiresAt = new Date(Date.now() + uploadMs)
  await addStrays(db, values.siteId, [values.storageKey], new Date(expiresAt.getTime() + graceMs))
  const [row] = await db
    .insert(upload)
    .values({ ...values, expiresAt, heldUntil: heldUntil() })
    .returning()
  return row as UploadRow
}

/**
 * A single-request address accepts writes until it expires, whatever became of its upload: finished, cancelled or
 * refused. One person or link may send as much as the whole quota that way in the meantime; more is abuse. Throws
 * CallError.
 */
async function refuseFlood(
  db: Db,
  settings: Pick<Settings, 'storageQuota'>,
  { drive, ownerId, shareId, size }: Pick<typeof upload.$inferInsert, 'drive' | 'ownerId' | 'shareId' | 'size'>,
  locale: Locale,
): Promise<void> {
  const [sent] = await db
    .select({ bytes: sql<string>`coalesce(sum(${upload.size}), 0)` })
    .from(upload)
    .where(
      and(
        bySender(shareId ?? ownerId ?? ''),
        isNull(upload.partSize),
        inArray(upload.status, ['done', 'failed', 'aborted']),
        sql`${upload.heldUntil} > now()`,
      ),
    )
  if (Number(sent?.bytes ?? 0) + size > quotaOf(settings, { drive: drive ?? 'mine' })) throw fileError('flood', locale)
}

/**
 * A repeated request gets new addresses and extends the reservation for as long as they are valid, if there is still
 * space. Undefined when the upload has ended since it was read: every writable address needs a row. Throws CallError.
 */
export async function extendUpload(
  db: Db,
  settings: Pick<Settings, 'storageQuota'>,
  locale: Locale,
  { id, siteId, drive, ownerId, partSize }: UploadRow,
): Promise<UploadRow | undefined> {
  const pool = drive === null ? undefined : { drive, ownerId: drive === 'mine' ? ownerId : null }
  if (pool) await takeTurn(db, siteId, pool)
  const until = heldUntil(partSize === null ? addressSeconds.whole : addressSeconds.part)
  const [held] = await db
    .update(upload)
    .set({ heldUntil: until, isMeasured: false })
    .where(and(eq(upload.id, id), eq(upload.status, 'initiated')))
    .returning()
  // Uploads outside drives are small, and counted where they are opened.
  if (held && pool) await checkGoesOn(db, settings, pool, held, locale)
  return held
}

/** Starts a multipart upload in the store too; when that fails, the upload is dropped. Throws CallError. */
export async function startParts(
  { tx, services, locale }: FileContext,
  { id, siteId, storageKey, ownerId, mode }: UploadRow,
): Promise<UploadRow> {
  try {
    const storeUploadId = await askStore(
      services.store.startUpload(storageKey, {
        type: 'application/octet-stream',
        tags: { site: siteId, owner: ownerId ?? 'nobody', mode },
      }),
      locale,
    )
    const [row] = await tx((db) =>
      db
        .update(upload)
        .set({ storeUploadId })
        .where(and(eq(upload.id, id), isNull(upload.storeUploadId)))
        .returning(),
    )
    if (row) return row
    // A concurrent request was faster: one multipart upload is enough.
    await services.store.abortUpload(storageKey, storeUploadId).catch(() => {})
    const [begun] = await tx((db) => db.select().from(upload).where(eq(upload.id, id)))
    // The other one failed, which dropped the upload.
    if (!begun) throw storeError('storeBusy', locale)
    return begun
  } catch (error) {
    await tx((db) => db.delete(upload).where(and(eq(upload.id, id), isNull(upload.storeUploadId)))).catch(() => {})
    throw error
  }
}
