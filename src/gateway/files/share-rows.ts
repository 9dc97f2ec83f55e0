import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Share, ShareState } from '@schemas/files/entities/share'
import type { Db } from '../db/open'
import { share } from '../db/share-tables'
import { item } from '../db/item-tables'
import { person } from '../db/tables'

export type ShareRow = typeof share.$inferSelect

/** 144 bits: codes cannot be guessed. */
export const newCode = (): string => randomBytes(18).toString('base64url')

export function stateOf(
  { isOn, revokedAt, expiresAt, downloadsAllowed, downloadsUsed }: ShareRow,
  now = Date.now(),
): ShareState {
  if (revokedAt) return 'revoked'
  if (!isOn) return 'off'
  if (expiresAt && expiresAt.getTime() <= now) return 'expired'
  return downloadsAllowed !== null && downloadsUsed >= downloadsAllowed ? 'exhausted' : 'active'
}

/** Address of an item's link, at the site's own origin. */
export const shareAddress = (origin: string, { code }: Pick<ShareRow, 'code'>, kind: 'file' | 'folder'): string =>
  `${origin}/external/storage/${kind}/${code}`

type Shared = { share: ShareRow; item: { id: string; name: string; kind: 'file' | 'folder' }; madeBy: string | null }

/** As its owner sees it. */
export function describeShare({ share: row, item: of, madeBy }: Shared, origin: string): Share {
  return {
    id: row.id,
    version: row.version,
    item: { id: of.id, name: of.name, type: of.kind },
    code: row.code,
    address: shareAddress(origin, row, of.kind),
    state: stateOf(row),
    label: row.label,
    isPassword: row.passwordHash !== null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    permissions: row.permissions,
    downloadsAllowed: row.downloadsAllowed,
    downloadsUsed: row.downloadsUsed,
    madeBy,
    createdAt: row.createdAt.toISOString(),
    visitedAt: row.visitedAt?.toISOString() ?? null,
  }
}

/** Shares with their items and makers; narrow it with `where`. */
export const sharedRows = (db: Db) =>
  db
    .select({
      share,
      item: { id: item.id, name: item.name, kind: item.kind },
      maker: { firstname: person.firstname, lastname: person.lastname },
    })
    .from(share)
    .innerJoin(item, and(eq(item.siteId, share.siteId), eq(item.id, share.itemId)))
    .leftJoin(person, and(eq(person.siteId, share.siteId), eq(person.id, share.madeBy)))

type SharedRow = Awaited<ReturnType<typeof sharedRows>>[number]

export const describeRow = ({ share: row, item: of, maker }: SharedRow, origin: string): Share =>
  describeShare(
    { share: row, item: of, madeBy: maker ? `${maker.firstname} ${maker.lastname}`.trim() || null : null },
    origin,
  )

export async function findShareOf(db: Db, itemId: string): Promise<SharedRow | undefined> {
  const [found] = await sharedRows(db).where(eq(share.itemId, itemId))
  return found
}

/** Shares of items, by item id. */
export async function sharesOf(db: Db, itemIds: readonly string[]): Promise<Map<string, ShareRow>> {
  if (itemIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(share)
    .where(inArray(share.itemId, [...itemIds]))
  return new Map(rows.map((row) => [row.itemId, row]))
}
