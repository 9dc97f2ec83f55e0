import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { UploadState } from '@schemas/files/entities/file-item'
import type { Db } from '../db/open'
import { upload } from '../db/item-tables'
import type { CallContext } from '../call/handle'
import type { ObjectStore } from '../storage/object-store'
import { fileError } from './messages'

export type UploadRow = typeof upload.$inferSelect
/** An upload to a drive. */
export type FileUpload = UploadRow & { drive: NonNullable<UploadRow['drive']> }

/** Uploads belong to their sender only. An impersonator has no part in the person's private files. */
export function ownUploads({ session }: Pick<CallContext, 'session'>) {
  return and(
    eq(upload.ownerId, session.person?.id ?? ''),
    session.person?.impersonator ? sql`${upload.drive} IS DISTINCT FROM 'mine'` : undefined,
    gt(upload.expiresAt, sql`now()`),
  )
}

/** An active upload by its sender's name for it: a client that lost the response asks again. */
export async function findNamed(
  db: Db,
  { named, ownerId, shareId, size }: { named: string; ownerId: string; shareId: string | null; size: number },
): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(upload)
    .where(
      and(
        eq(upload.named, named),
        eq(upload.ownerId, ownerId),
        shareId === null ? isNull(upload.shareId) : eq(upload.shareId, shareId),
        eq(upload.size, size),
        eq(upload.status, 'initiated'),
        gt(upload.expiresAt, sql`now()`),
      ),
    )
  return row
}

/** An upload by its id, or by its sender's name for it. */
export const matchesUpload = (id: string) => or(eq(upload.id, id), eq(upload.named, id))

/** An active upload. Throws CallError. */
export async function findOpenUpload(
  db: Db,
  context: Pick<CallContext, 'session' | 'locale'>,
  id: string,
): Promise<UploadRow> {
  const [row] = await db
    .select()
    .from(upload)
    .where(and(eq(upload.id, id), ownUploads(context), eq(upload.status, 'initiated')))
  if (!row) throw fileError('noUpload', context.locale)
  return row
}

/** All active uploads, newest first: the person's own, and those into their folders through links. */
export async function findOpenUploads(db: Db, context: Pick<CallContext, 'session'>): Promise<UploadRow[]> {
  return db
    .select()
    .from(upload)
    .where(and(eq(upload.purpose, 'file'), ownUploads(context), eq(upload.status, 'initiated')))
    .orderBy(desc(upload.createdAt), desc(upload.id))
    .limit(500)
}

export const partCountOf = ({ size, partSize }: Pick<UploadRow, 'size' | 'partSize'>): number =>
  partSize === null ? 1 : Math.ceil(size / partSize)

/** Size of one part in bytes, numbered from 1. */
export const partBytes = ({ size, partSize }: Pick<UploadRow, 'size' | 'partSize'>, number: number): number =>
  partSize === null ? size : Math.min(partSize, size - (number - 1) * partSize)

export function describeUpload(row: UploadRow, parts: UploadState['parts'] = []): UploadState {
  return {
    id: row.id,
    name: row.name,
    parent: row.parentId ?? row.drive ?? '',
    size: row.size,
    partSize: row.partSize ?? row.size,
    partCount: partCountOf(row),
    parts,
    expiresAt: row.expiresAt.toISOString(),
  }
}

/** Bytes that the store has of an upload: in parts, or joined already when the response to joining was lost. */
export async function bytesThere(store: ObjectStore, row: UploadRow): Promise<number> {
  const parts = (await partsThere(store, row)).reduce((sum, { size }) => sum + size, 0)
  return parts > 0 || row.partSize === null ? parts : ((await store.head(row.storageKey))?.size ?? 0)
}

/** Parts that the store has of an upload. */
export async function partsThere(store: ObjectStore, row: UploadRow): Promise<UploadState['parts']> {
  if (row.partSize !== null)
    return row.storeUploadId
      ? ((await store.listParts(row.storageKey, row.storeUploadId)) ?? []).map(({ number, size, etag }) => ({
          number,
          size,
          etag,
        }))
      : []
  const whole = await store.head(row.storageKey)
  return whole ? [{ number: 1, size: whole.size, etag: whole.etag }] : []
}
