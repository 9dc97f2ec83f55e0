import { and, count, desc, eq, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Share, ShareState } from '@schemas/files/entities/share'
import type { Db } from '@gateway/db/open'
import { share } from '@gateway/db/share-tables'
import { item } from '@gateway/db/item-tables'
import { matchesSearch } from '@gateway/files/names'
import { changeableBy, type Viewer } from '@gateway/files/access'
import { likePattern, queryTerms } from '@gateway/text/text-search'
import { describeRow, sharedRows } from '@gateway/files/share-rows'

type Whose = 'mine' | 'site'
type Wanted = { whose: Whose; which: 'active' | 'ended'; q?: string | undefined; offset: number; limit: number }

/** As `stateOf` for one row. */
const state = sql<ShareState>`CASE
  WHEN ${share.revokedAt} IS NOT NULL THEN 'revoked'
  WHEN NOT ${share.isOn} THEN 'off'
  WHEN ${share.expiresAt} <= now() THEN 'expired'
  WHEN ${share.downloadsUsed} >= ${share.downloadsAllowed} THEN 'exhausted'
  ELSE 'active' END`

/**
 * The viewer's shares: of their own items, and those they made of others, while they may change those. Trashed items
 * open nothing.
 */
const among = (viewer: Viewer, whose: Whose): SQL | undefined =>
  and(
    isNull(item.trashedAt),
    changeableBy(viewer),
    whose === 'site' ? ne(item.drive, 'mine') : or(eq(item.drive, 'mine'), eq(share.madeBy, viewer.me ?? '')),
  )

/** Links, newest first. */
export async function listShares(
  db: Db,
  viewer: Viewer,
  { whose, which, q, offset, limit }: Wanted,
  origin: string,
): Promise<{ shares: Share[]; total: number }> {
  const conditions = queryTerms(q ?? '').map((term) =>
    or(...matchesSearch(term), like(sql`lower(${share.label})`, likePattern(term))),
  )
  const where = and(among(viewer, whose), which === 'active' ? eq(state, 'active') : ne(state, 'active'), ...conditions)
  const rows = await sharedRows(db)
    .where(where)
    .orderBy(desc(share.createdAt), desc(share.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: count() })
    .from(share)
    .innerJoin(item, and(eq(item.siteId, share.siteId), eq(item.id, share.itemId)))
    .where(where)
  return { shares: rows.map((row) => describeRow(row, origin)), total: counted?.total ?? 0 }
}

export async function countShares(db: Db, viewer: Viewer, whose: Whose): Promise<Record<ShareState, number>> {
  const counts: Record<ShareState, number> = { active: 0, off: 0, expired: 0, exhausted: 0, revoked: 0 }
  const rows = await db
    .select({ state, count: count() })
    .from(share)
    .innerJoin(item, and(eq(item.siteId, share.siteId), eq(item.id, share.itemId)))
    .where(among(viewer, whose))
    .groupBy(state)
  for (const row of rows) counts[row.state] = row.count
  return counts
}
