import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { UploadState } from '@schemas/entities/file-item'
import type { Db } from '../db/open'
import { upload } from '../db/tables'
import type { CallContext } from '../http/handle'
import type { ObjectStore } from '../storage/object-store'
import { fileError } from './messages'

export type UploadRow = typeof upload.$inferSelect
/** One that becomes a file of a drive. */
export type FileUpload = UploadRow & { drive: NonNullable<UploadRow['drive']> }

/** Uploads are their sender's alone. Who acts in a person's name has no part in what that person keeps for themselves. */
export function ownUploads({ session }: Pick<CallContext, 'session'>) {
  return and(
    eq(upload.ownerId, session.person?.id ?? ''),
    session.person?.impersonator ? sql`${upload.drive} IS DISTINCT FROM 'mine'` : undefined,
    gt(upload.expiresAt, sql`now()`),
  )
}

/** One that its sender opened under a name, while it goes on: whoever did not hear the answer asks again. */
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

/** An upload by its id, or by what its sender called it. */
export const matchesUpload = (id: string) => or(eq(upload.id, id), eq(upload.named, id))

/** An upload that goes on. Throws CallError. */
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

/** All of them, newest first: what the person sends, and what comes into their folders by links. */
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

/** Bytes of one part, numbered from 1. */
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

/** How much of an upload the store has: in parts, or joined already, where what joined them was not heard of. */
export async function bytesThere(store: ObjectStore, row: UploadRow): Promise<number> {
  const parts = (await partsThere(store, row)).reduce((sum, { size }) => sum + size, 0)
  return parts > 0 || row.partSize === null ? parts : ((await store.head(row.storageKey))?.size ?? 0)
}

/** What the store has of an upload. */
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
