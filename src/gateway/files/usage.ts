import { and, eq, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Drive, drives, type StorageUse } from '@schemas/files/entities/file-item'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { upload } from '../db/item-tables'
import type { Settings } from '../settings'
import { measureAttached, measureRoots } from './counters'
import { fileError } from './messages'

type Pool = { drive: Drive; ownerId: string | null }

/** Quota in bytes of a person's own files, and of all other files of a site. Renditions are not counted. */
export const quotaOf = ({ storageQuota }: Pick<Settings, 'storageQuota'>, { drive }: Pick<Pool, 'drive'>): number =>
  drive === 'mine' ? storageQuota.person : storageQuota.site

/** Files attached to rows are in no folder; they share the quota of the site. */
export const attachedPool: Pool = { drive: 'organisation', ownerId: null }

const pooled = ({ drive, ownerId }: Pool): SQL | undefined =>
  drive === 'mine'
    ? and(eq(upload.drive, 'mine'), eq(upload.ownerId, ownerId ?? ''))
    : or(ne(upload.drive, 'mine'), eq(upload.purpose, 'attachment'))
/** The roots that share a quota with one. */
const rootsOf = (pool: Pool): Pool[] =>
  pool.drive === 'mine' ? [pool] : drives.filter((drive) => drive !== 'mine').map((drive) => ({ drive, ownerId: null }))

/** The sender of uploads: a person, or a share link. */
export const bySender = (sender: string): SQL => sql`coalesce(${upload.shareId}, ${upload.ownerId}) = ${sender}`

/** Signed addresses are valid, or were until the received bytes are checked. */
const goesOn = sql`(${upload.status} = 'completing' OR ${upload.heldUntil} > now() OR NOT ${upload.isMeasured})`
const isOpen = sql`${upload.status} IN ('initiated', 'completing') AND ${upload.expiresAt} > now()`
/** Reserved bytes of an upload: the announced size while it is active, then what has arrived. */
const held = sql`CASE WHEN ${goesOn} THEN ${upload.size} ELSE coalesce(${upload.arrived}, ${upload.size}) END`
/** Known received bytes of an upload. */
const come = sql`CASE WHEN ${upload.status} = 'completing' THEN ${upload.size} ELSE least(coalesce(${upload.arrived}, 0), ${upload.size}) END`

type Weighed = {
  /** Files, including the trash. */ there: number
  /** Reserved by the sender's uploads. */ own: number
  /** Reserved by others' uploads. */ others: number
  /** How much of that has arrived. */ sent: number
}

async function weigh(db: Db, pool: Pool, sender = ''): Promise<Weighed> {
  const { active, trashed } = await measureRoots(db, rootsOf(pool))
  const attached = pool.drive === 'mine' ? 0 : await measureAttached(db)
  const sum = (bytes: SQL, which: SQL) => sql<string>`coalesce(sum(${bytes}) FILTER (WHERE ${which}), 0)`
  const isOthers = sql`NOT (${bySender(sender)})`
  const [coming] = await db
    .select({ own: sum(held, bySender(sender)), others: sum(held, isOthers), sent: sum(come, isOthers) })
    .from(upload)
    .where(and(pooled(pool), isOpen))
  return {
    there: active.bytes + trashed.bytes + attached,
    own: Number(coming?.own ?? 0),
    others: Number(coming?.others ?? 0),
    sent: Number(coming?.sent ?? 0),
  }
}

/**
 * Refuses what exceeds the quota, in a locked transaction. Others' announced uploads withhold at most half of the
 * remaining space: the first to finish gets it (`checkArrived`). `sender`: the person, or the share link. Throws
 * CallError.
 */
export async function checkSpace(
  db: Db,
  settings: Pick<Settings, 'storageQuota'>,
  pool: Pool,
  bytes: number,
  locale: Locale,
  sender: string | undefined,
): Promise<void> {
  if (bytes === 0) return
  const { there, own, others, sent } = await weigh(db, pool, sender)
  const left = quotaOf(settings, pool) - there
  const announced = Math.min(others - sent, Math.max(0, left - sent) / 2)
  if (own + sent + announced + bytes > left) throw fileError('full', locale)
}

/**
 * Refuses more addresses for an upload with a reserved size when the files and others' received bytes leave no space.
 * Several senders could block each other that way, so the oldest active upload that fits beside the files is not
 * stopped by others: one of them becomes a file, as long as less than the whole quota was sent besides. In a locked
 * transaction. Throws CallError.
 */
export async function checkGoesOn(
  db: Db,
  settings: Pick<Settings, 'storageQuota'>,
  pool: Pool,
  row: Pick<typeof upload.$inferSelect, 'id' | 'size' | 'ownerId' | 'shareId'>,
  locale: Locale,
): Promise<void> {
  const quota = quotaOf(settings, pool)
  const { there, own, sent } = await weigh(db, pool, row.shareId ?? row.ownerId ?? '')
  const all = there + own + sent
  if (all <= quota) return
  if (there + row.size > quota || all > 2 * quota) throw fileError('full', locale)
  // Compared in SQL: database timestamps are finer than JavaScript's.
  const isOlder = sql`(${upload.createdAt}, ${upload.id}) < (SELECT this.created_at, this.id FROM ${upload} AS this WHERE this.id = ${row.id})`
  const [older] = await db
    .select({ id: upload.id })
    .from(upload)
    .where(and(pooled(pool), isOpen, goesOn, lte(upload.size, quota - there), isOlder))
    .limit(1)
  if (older) throw fileError('full', locale)
}

/** Refuses received bytes that do not fit beside the existing files. Throws CallError. */
export async function checkArrived(
  db: Db,
  settings: Pick<Settings, 'storageQuota'>,
  pool: Pool,
  bytes: number,
  locale: Locale,
): Promise<void> {
  if (bytes > 0 && (await weigh(db, pool)).there + bytes > quotaOf(settings, pool)) throw fileError('full', locale)
}

/** Refuses, in its transaction, what was just written and exceeds the quota. Throws CallError. */
export async function checkWritten(
  db: Db,
  settings: Pick<Settings, 'storageQuota'>,
  pool: Pool,
  locale: Locale,
): Promise<void> {
  if ((await weigh(db, pool)).there > quotaOf(settings, pool)) throw fileError('full', locale)
}

export async function readUsage(db: Db, settings: Pick<Settings, 'storageQuota'>, pool: Pool): Promise<StorageUse> {
  const { active, trashed } = await measureRoots(db, [pool])
  const { there, own, others } = await weigh(db, pool)
  return { used: there + own + others, quota: quotaOf(settings, pool), files: active.things, trash: trashed.bytes }
}
