import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { SharePermissions } from '@schemas/files/entities/share'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '@gateway/db/open'
import { share } from '@gateway/db/share-tables'
import { item } from '@gateway/db/item-tables'
import { person } from '@gateway/db/tables'
import type { FileRow } from '@gateway/files/access'
import { active, ancestorsOf, treeOf } from '@gateway/files/tree'
import { type ShareRow, stateOf } from '@gateway/files/share-rows'
import type { Visits } from '@gateway/auth/visits'
import { deadShare, shareError } from './messages'

export type OpenedShare = {
  share: ShareRow
  /** The shared item. */
  root: FileRow
  /** The requested item: the root, or something in it. */
  item: FileRow
  /** Folders from the root down to the item, excluding the item; empty for the root. */
  above: { id: string; name: string }[]
}

type ShareDeps = {
  db: Db
  site: string
  visits: Visits
  locale: Locale
  /** A link with its visit, or the address issued by one. */
  by: { code: string; visit?: string | undefined } | { share: string; visitNo: number }
  /** An item's id; the root when omitted, or by the link's code. */
  item?: string | undefined
  /** Defaults to `read`; null: any permission. */
  needs?: keyof SharePermissions | null
  /** A granted download continues: its address has been counted. */
  isCounted?: boolean
}

/**
 * The only way into a share: checks its state, the password, the permissions, and that the item is inside, in this
 * order, so that a password-protected link reveals nothing first. Lists, pictures, previews, searches, downloads, zips
 * and uploads all come through here, each time. Throws CallError.
 */
export async function openShare({
  db,
  site,
  visits,
  locale,
  by,
  item: wanted,
  needs = 'read',
  isCounted = false,
}: ShareDeps): Promise<OpenedShare> {
  const { row, root } = await findLive(
    db,
    'code' in by ? eq(share.code, by.code) : and(eq(share.id, by.share), eq(share.visitNo, by.visitNo)),
    locale,
    isCounted,
  )
  if (
    'code' in by &&
    row.passwordHash !== null &&
    !visits.holds({ site, share: row.id, visitNo: row.visitNo }, by.visit)
  )
    throw shareError('locked', locale, { state: 'locked' })
  if (needs !== null && !row.permissions[needs]) throw shareError('notAllowed', locale)
  return {
    share: row,
    root,
    ...(await within(db, root, wanted === undefined || wanted === row.code ? root.id : wanted, locale)),
  }
}

/** The link, if it opens anything at all, for any visitor. Throws CallError. */
export async function findLive(
  db: Db,
  which: SQL | undefined,
  locale: Locale,
  isCounted = false,
): Promise<{ row: ShareRow; root: FileRow }> {
  const [found] = await db
    .select({ row: share, root: item, owner: person.status })
    .from(share)
    .innerJoin(item, and(eq(item.siteId, share.siteId), eq(item.id, share.itemId), isNull(item.trashedAt)))
    .leftJoin(person, and(eq(person.siteId, item.siteId), eq(person.id, item.ownerId)))
    .where(which)
  // Personal files are shared by their owner, so a closed account's links open nothing.
  if (!found || (found.root.drive === 'mine' && found.owner !== 'active')) throw shareError('unknown', locale)
  const state = stateOf(found.row)
  if (state !== 'active' && !(state === 'exhausted' && isCounted)) throw deadShare(state, locale)
  return found
}

/** The item with its ancestors, from the root down. An item outside the share counts as missing. Throws CallError. */
async function within(db: Db, root: FileRow, id: string, locale: Locale): Promise<Pick<OpenedShare, 'item' | 'above'>> {
  if (id === root.id) return { item: root, above: [] }
  const [found] = await db
    .select()
    .from(item)
    .where(and(eq(item.id, id), isNull(item.trashedAt), isNull(item.font)))
  const path = found ? await ancestorsOf(db, found.parentId) : []
  const from = path.findIndex((each) => each.id === root.id)
  if (!found || from < 0) throw shareError('unknown', locale)
  return { item: found, above: path.slice(from) }
}

/** Those of the items that are in the share, in order; the root by its code. */
export async function itemsWithin(
  db: Db,
  { share: row, root }: Pick<OpenedShare, 'share' | 'root'>,
  ids: readonly string[],
): Promise<FileRow[]> {
  const wanted = [...new Set(ids.map((id) => (id === row.code ? root.id : id)))]
  const rows = await db
    .select()
    .from(item)
    .where(
      and(
        inArray(item.id, wanted),
        isNull(item.trashedAt),
        isNull(item.font),
        sql`${item.id} IN ${treeOf([root.id], active)}`,
      ),
    )
  const byId = new Map(rows.map((each) => [each.id, each]))
  return wanted.flatMap((id) => byId.get(id) ?? [])
}
