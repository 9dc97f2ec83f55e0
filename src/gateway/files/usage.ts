import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type Drive, drives, type StorageUse } from '@schemas/entities/file-item'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { upload } from '../db/tables'
import type { Settings } from '../settings'
import { weighRoots } from './tally'
import { fileError } from './words'

type Pool = { drive: Drive; ownerId: string | null }

/** Bytes that a person's own files, and all others of a site, may have together. Pictures' smaller forms are not counted. */
export const quotaOf = ({ storageQuota }: Pick<Settings, 'storageQuota'>, { drive }: Pick<Pool, 'drive'>): number => (drive === 'mine' ? storageQuota.person : storageQuota.site)

const pooled = ({ drive, ownerId }: Pool): SQL | undefined => (drive === 'mine' ? and(eq(upload.drive, 'mine'), eq(upload.ownerId, ownerId ?? '')) : ne(upload.drive, 'mine'))
/** The roots that share room with one. */
const rootsOf = (pool: Pool): Pool[] => (pool.drive === 'mine' ? [pool] : drives.filter((drive) => drive !== 'mine').map((drive) => ({ drive, ownerId: null })))

/** Bytes that are taken: by files, also of the trash, and by what is being uploaded. */
export async function usedBytes(db: Db, pool: Pool): Promise<number> {
  const { kept, trashed } = await weighRoots(db, rootsOf(pool))
  const [coming] = await db.select({ bytes: sql<string>`coalesce(sum(${upload.size}), 0)` }).from(upload).where(and(pooled(pool), sql`${upload.status} IN ('initiated', 'completing')`, sql`${upload.expiresAt} > now()`))
  return kept.bytes + trashed.bytes + Number(coming?.bytes ?? 0)
}

/** Refuses what does not fit any more, in a transaction that took its turn. Throws CallError. */
export async function checkRoom(db: Db, settings: Pick<Settings, 'storageQuota'>, pool: Pool, bytes: number, locale: Locale): Promise<void> {
  if (bytes > 0 && (await usedBytes(db, pool)) + bytes > quotaOf(settings, pool)) throw fileError('full', locale)
}

export async function readUsage(db: Db, settings: Pick<Settings, 'storageQuota'>, pool: Pool): Promise<StorageUse> {
  const { kept, trashed } = await weighRoots(db, [pool])
  return { used: await usedBytes(db, pool), quota: quotaOf(settings, pool), files: kept.things, trash: trashed.bytes }
}
