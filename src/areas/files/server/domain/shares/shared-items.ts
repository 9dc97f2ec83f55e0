import type { SharedItem } from '@schemas/files/entities/share'
import { nameParts } from '@schemas/name-parts'
import type { Db } from '@gateway/db/open'
import type { FileRow, Place, Viewer } from '@gateway/files/access'
import { listItems, type Order, type Window } from '@gateway/files/list-items'
import { countInEach } from '@gateway/files/counters'
import { pathsOf } from '@gateway/files/tree'
import { queryTerms } from '@gateway/text/text-search'
import type { OpenedShare } from './open-share'

/** As a visit shows it: its code represents the root, and picture addresses carry the visit. */
export type Shown = Pick<OpenedShare, 'share' | 'root'> & { visit?: string | undefined }

/** Rows as the link shows them. All of them are in the share. */
export async function describeShared(
  db: Db,
  { share, root, visit }: Shown,
  rows: readonly FileRow[],
): Promise<SharedItem[]> {
  const paths = await pathsOf(db, [root.parentId, ...rows.map((row) => row.parentId)])
  const above = root.parentId === null ? '/' : `${paths.get(root.parentId) ?? ''}/`
  const start = above.length + root.name.length
  const counts = await countInEach(
    db,
    rows.filter((row) => row.kind === 'folder').map((row) => row.id),
  )
  const pictureOf = (row: FileRow, size: string) =>
    row.renditions
      ? `/api/share/${share.code}/thumbnail?${new URLSearchParams({ ...(row.id === root.id ? {} : { item: row.id }), size, v: `${row.version}`, ...(visit ? { visit } : {}) }).toString()}`
      : null
  return rows.map((row) => ({
    _id: row.id === root.id ? share.code : row.id,
    name: row.name,
    path: row.id === root.id ? '/' : (paths.get(row.parentId) ?? '').slice(start) || '/',
    type: row.kind,
    parent: row.id === root.id ? null : row.parentId === root.id ? share.code : row.parentId,
    size: row.size ?? 0,
    mimetype: row.mime,
    kind: row.fileKind === 'folder' ? null : row.fileKind,
    ending: nameParts(row.name).ending.slice(1).toLowerCase(),
    dimensions: row.width && row.height ? { width: row.width, height: row.height } : null,
    thumbnail: pictureOf(row, 'small'),
    picture: pictureOf(row, 'large'),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    items: row.kind === 'folder' ? (counts.get(row.id) ?? 0) : null,
  }))
}

const anyone: Viewer = { role: 'guest', me: undefined, isPublic: false }
const placeOf = ({ id, drive, ownerId }: FileRow): Place => ({ drive, ownerId, parentId: id })

/** A window of a shared folder's content. */
export const listShared = (db: Db, folder: FileRow, window: Order & Window) =>
  listItems(db, anyone, placeOf(folder), window)

const maxMatches = 100

/** Items in a shared folder, at any depth, whose name contains every search term. */
export async function searchShared(
  db: Db,
  folder: FileRow,
  query: string,
): Promise<{ rows: FileRow[]; total: number }> {
  if (queryTerms(query).length === 0) return { rows: [], total: 0 }
  return listItems(db, anyone, placeOf(folder), {
    q: query,
    sort: 'name',
    direction: 'up',
    offset: 0,
    limit: maxMatches,
  })
}
