import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { upload } from '../db/tables'
import { addStrays } from '../media/stray-objects'
import type { Settings } from '../settings'
import type { FileContext } from './file-operation'
import type { UploadRow } from './find-upload'
import { askStore } from './store-problem'
import { takeTurn } from './tree'
import { bySender, checkGoesOn, quotaOf } from './usage'
import { fileError } from './messages'

/** How long an upload may take (ms): whoever lost the connection may come back the same day. */
const uploadMs = 24 * 3_600_000
/** Its objects are kept for longer, so that what is finished in the last moment is not cleared away meanwhile. */
const graceMs = 2 * 3_600_000

/**
 * How long an address takes one request (s). The one for a whole file is given when it is about to be sent, and one that came too late is given
 * anew; those for parts are given some at a time, to a line that may be slow. What was announced is held for as long: room that nobody fills
 * must not be kept from others for a day.
 */
export const addressSeconds = { whole: 900, part: 3600 }

/** When the size that was announced is held no longer, unless more addresses are asked for. */
export const heldUntil = (seconds = addressSeconds.whole): Date => new Date(Date.now() + seconds * 1000)

/** Writes an upload down, and its object, which is to come, as a stray. Throws CallError. */
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
 * An address for a whole file writes until it is over, whatever has become of its upload: finished, cancelled or refused. As much as all room
 * there is may be sent that way by one person or link meanwhile; more of it is no sending of files. Throws CallError.
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
 * One that is asked for again gets addresses anew, and is held for as long as they write, if there is room for it still. Undefined where it has
 * ended since it was read: what an address writes must have a row that knows of it. Throws CallError.
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
  // What does not become a file of a drive is small, and counted where it is opened.
  if (held && pool) await checkGoesOn(db, settings, pool, held, locale)
  return held
}

/** Begins an upload in parts in the store, too; where that fails, it was none. Throws CallError. */
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
    // Whoever asked for the same at once was faster: one in the store is enough.
    await services.store.abortUpload(storageKey, storeUploadId).catch(() => {})
    const [begun] = await tx((db) => db.select().from(upload).where(eq(upload.id, id)))
    // Theirs failed, which took the upload with it.
    if (!begun) throw fileError('storeBusy', locale)
    return begun
  } catch (error) {
    await tx((db) => db.delete(upload).where(and(eq(upload.id, id), isNull(upload.storeUploadId)))).catch(() => {})
    throw error
  }
}
