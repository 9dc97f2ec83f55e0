import { and, count, desc, eq, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FileKind } from '@schemas/files/entities/file-item'
import type { Db } from '../db/open'
import { item } from '../db/item-tables'
import { likePattern } from '../text/text-search'
import { type FileRow, mayChange, type Place, placeKey, type Viewer, visibleTo } from './access'
import { rowsInOrder } from './describe'
import { matchesSearch, siblingKey } from './names'
import { countIn } from './counters'
import { active, treeOf } from './tree'

export type Order = { sort: 'name' | 'size' | 'changed' | 'kind'; direction: 'up' | 'down' }
export type Window = { offset: number; limit: number }
type Which = { kinds?: readonly (FileKind | 'folder')[] | undefined; q?: string | undefined }
type Wanted = Window & Order & Which

const orders: Record<Order['sort'], PgColumn[]> = {
  name: [item.sortKey, item.id],
  size: [item.size, item.sortKey, item.id],
  changed: [item.updatedAt, item.sortKey, item.id],
  kind: [item.fileKind, item.sortKey, item.id],
}

/**
 * A window of a location's content: folders, then files, each in the requested order. Ids come from an index, scanned
 * from the nearer end, and rows are read only for the window; the 40,000th costs about as much as the first.
 */
export async function listItems(
  db: Db,
  viewer: Viewer,
  place: Place,
  { kinds, q, ...wanted }: Wanted,
): Promise<{ rows: FileRow[]; total: number }> {
  const where = shownIn(viewer, place, { kinds, q })
  // A location's total is known; filtered totals are counted.
  const isAll = matchesSearch(q).length === 0 && !kinds && !viewer.isPublic
  const { folders, files } = isAll ? await countIn(db, placeKey(place)) : await countWhere(db, where)
  const { offset, limit } = wanted
  const ids = [
    ...(await windowOf(db, and(where, eq(item.kind, 'folder')), wanted, { offset, limit, total: folders })),
    ...(await windowOf(db, and(where, eq(item.kind, 'file')), wanted, {
      offset: Math.max(0, offset - folders),
      limit: limit - Math.max(0, Math.min(limit, folders - offset)),
      total: files,
    })),
  ]
  return { rows: await rowsInOrder(db, ids), total: folders + files }
}

/**
 * The index in the same list of the next item whose name begins with a prefix, from a position on and then from the
 * start; counted from 0.
 */
export async function seekName(
  db: Db,
  viewer: Viewer,
  place: Place,
  { kinds, q, sort, direction, starts, from }: Order & Which & { starts: string; from: number },
): Promise<number | undefined> {
  const inOrder = sql.join(
    [
      sql`${item.kind} = 'file'`,
      ...orders[sort].map((column) => (direction === 'down' ? desc(column) : sql`${column}`)),
    ],
    sql`, `,
  )
  const list = db
    .select({ key: item.siblingKey, at: sql<string | number>`row_number() OVER (ORDER BY ${inOrder})`.as('at') })
    .from(item)
    .where(shownIn(viewer, place, { kinds, q }))
    .as('list')
  const [found] = await db
    .select({ at: list.at })
    .from(list)
    .where(like(list.key, likePattern(siblingKey(starts)).slice(1)))
    .orderBy(sql`${list.at} <= ${from}`, list.at)
    .limit(1)
  return found && Number(found.at) - 1
}

function shownIn(viewer: Viewer, place: Place, { kinds, q }: Which): SQL | undefined {
  const search = matchesSearch(q)
  return and(
    search.length === 0 ? eq(item.place, placeKey(place)) : and(inside(place), ...search),
    isNull(item.trashedAt),
    kinds ? inArray(item.fileKind, [...kinds]) : undefined,
    // Only there do foreign rows occur; conditions that need no row are answered from the index alone.
    place.drive === 'media' ? isNull(item.font) : undefined,
    viewer.isPublic ? visibleTo(viewer) : undefined,
  )
}

async function countWhere(db: Db, where: SQL | undefined): Promise<{ folders: number; files: number }> {
  const counted = new Map(
    (await db.select({ kind: item.kind, things: count() }).from(item).where(where).groupBy(item.kind)).map((row) => [
      row.kind,
      row.things,
    ]),
  )
  return { folders: counted.get('folder') ?? 0, files: counted.get('file') ?? 0 }
}

async function windowOf(
  db: Db,
  where: SQL | undefined,
  { sort, direction }: Order,
  { offset, limit, total }: Window & { total: number },
): Promise<string[]> {
  const wanted = Math.min(limit, total - offset)
  if (wanted <= 0) return []
  const fromEnd = offset > total / 2
  const isDown = (direction === 'down') !== fromEnd
  const rows = await db
    .select({ id: item.id })
    .from(item)
    .where(where)
    .orderBy(...orders[sort].map((column) => (isDown ? desc(column) : sql`${column}`)))
    .limit(wanted)
    .offset(fromEnd ? total - offset - wanted : offset)
  const ids = rows.map((row) => row.id)
  return fromEnd ? ids.reverse() : ids
}

/** Everything inside a location, at any depth. */
function inside({ drive, ownerId, parentId }: Place): SQL | undefined {
  if (parentId === null)
    return and(eq(item.drive, drive), drive === 'mine' ? eq(item.ownerId, ownerId ?? '') : undefined)
  return and(sql`${item.id} IN ${treeOf([parentId], active)}`, sql`${item.id} <> ${parentId}`)
}

/**
 * A root's trash, newest first: trashed items themselves, not their content. Of the organisation's, what the viewer may
 * restore.
 */
export async function listTrash(
  db: Db,
  viewer: Viewer,
  { drive, ownerId }: Pick<Place, 'drive' | 'ownerId'>,
  { kinds, q, offset, limit }: Window & Pick<Wanted, 'kinds' | 'q'>,
): Promise<{ rows: FileRow[]; total: number }> {
  const seesAll = drive !== 'organisation' || mayChange(viewer, { drive, ownerId: null })
  const where = and(
    eq(item.drive, drive),
    drive === 'mine' ? eq(item.ownerId, ownerId ?? '') : seesAll ? undefined : eq(item.ownerId, viewer.me ?? ''),
    isNotNull(item.trashedAt),
    or(isNull(item.trashedWith), eq(item.trashedWith, item.id)),
    isNull(item.font),
    kinds ? inArray(item.fileKind, [...kinds]) : undefined,
    ...matchesSearch(q),
  )
  const [counted] = await db.select({ things: count() }).from(item).where(where)
  const rows = await db
    .select()
    .from(item)
    .where(where)
    .orderBy(desc(item.trashedAt), desc(item.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: counted?.things ?? 0 }
}

const maxFolders = 10_000

/** All folders below a location that the viewer sees, parents before children, by name. */
export async function readFolders(
  db: Db,
  viewer: Viewer,
  place: Place,
): Promise<Pick<FileRow, 'id' | 'name' | 'parentId'>[]> {
  return db
    .select({ id: item.id, name: item.name, parentId: item.parentId })
    .from(item)
    .where(and(inside(place), eq(item.kind, 'folder'), isNull(item.trashedAt), visibleTo(viewer)))
    .orderBy(item.sortKey, item.id)
    .limit(maxFolders)
}
