import { eq, inArray, sql } from 'drizzle-orm'
import type { FileItem } from '@schemas/files/entities/file-item'
import { nameParts } from '@schemas/name-parts'
import type { Db } from '../db/open'
import { item, type Renditions } from '../db/item-tables'
import { person } from '../db/tables'
import { type ShareRow, sharesOf, stateOf } from './share-rows'
import { publicAddress, publicPrefix } from '../storage/object-keys'
import { type FileRow, mayChange, type Viewer } from './access'
import { countInEach } from './counters'
import { pathsOf } from './tree'

/** Data about rows besides the rows: read with them, in their transaction. */
export type Described = {
  rows: readonly FileRow[]
  owners: ReadonlyMap<string, string>
  counts: ReadonlyMap<string, number>
  paths: ReadonlyMap<string | null, string>
  shares: ReadonlyMap<string, ShareRow>
}

/** Reads what describing items needs. */
export async function readAround(db: Db, rows: readonly FileRow[]): Promise<Described> {
  const owners = new Map<string, string>()
  const people = [...new Set(rows.flatMap((row) => row.ownerId ?? []))]
  if (people.length > 0)
    for (const { id, name } of await db
      .select({ id: person.id, name: sql<string>`trim(${person.firstname} || ' ' || ${person.lastname})` })
      .from(person)
      .where(inArray(person.id, people)))
      owners.set(id, name)
  const counts = await countInEach(
    db,
    rows.filter((row) => row.kind === 'folder').map((row) => row.id),
  )
  return {
    rows,
    owners,
    counts,
    paths: await pathsOf(db, [...new Set(rows.map((row) => row.parentId))]),
    shares: await sharesOf(
      db,
      rows.map((row) => row.id),
    ),
  }
}

/** A public file's own address. A picture is served re-encoded: a camera writes its location into the original. */
export function publicUrl({ mode, storageKey, renditions }: FileRow): string | null {
  if (mode !== 'public' || !storageKey) return null
  const key = renditions?.files.at(-1)?.key ?? storageKey
  return key.startsWith(publicPrefix) ? publicAddress(key) : null
}

/** The small rendition of a picture that every browser shows. */
export const thumbnailKey = (renditions: Renditions | null): string | undefined =>
  renditions?.files.filter((file) => file.type === 'image/webp').toSorted((a, b) => a.width - b.width)[0]?.key

/** Items as call output, in the rows' order. `thumbnailOf` gives the address of a private object. */
export async function describeItems(
  { rows, owners, counts, paths, shares }: Described,
  viewer: Viewer,
  thumbnailOf: (key: string) => Promise<string>,
): Promise<FileItem[]> {
  const thumbnails = new Map<string, string>()
  await Promise.all(
    rows.map(async (row) => {
      const key = thumbnailKey(row.renditions)
      if (key) thumbnails.set(row.id, key.startsWith(publicPrefix) ? publicAddress(key) : await thumbnailOf(key))
    }),
  )
  // Folder names are for members only, except in the media library: a folder's content may be public although its name
  // is not.
  const isHidden = ({ drive }: FileRow) => viewer.isPublic && drive !== 'media'
  return rows.map((row): FileItem => {
    const isFolder = row.kind === 'folder'
    const change = mayChange(viewer, row)
    // An existing link that would open something if it had not expired.
    const share = change ? shares.get(row.id) : undefined
    const isShare = share !== undefined && !['off', 'revoked'].includes(stateOf(share))
    return {
      _id: row.id,
      name: row.name,
      path: isHidden(row) ? '/' : (paths.get(row.parentId) ?? '/'),
      type: row.kind,
      parent: isHidden(row) ? row.drive : (row.parentId ?? row.drive),
      url: publicUrl(row),
      size: row.size ?? 0,
      mimetype: row.mime,
      dimensions: row.width && row.height ? { width: row.width, height: row.height } : null,
      thumbnail: thumbnails.get(row.id) ?? null,
      createdAt: row.createdAt.toISOString(),
      isShare,
      isPassword: isShare && share.passwordHash !== null,
      shareExpire: isShare ? (share.expiresAt?.toISOString() ?? null) : null,
      permissions: isShare ? share.permissions : null,
      kind: row.fileKind === 'folder' ? null : row.fileKind,
      drive: row.drive,
      mode: row.mode,
      ending: isFolder ? '' : nameParts(row.name).ending.slice(1).toLowerCase(),
      version: row.version,
      updatedAt: row.updatedAt.toISOString(),
      trashedAt: row.trashedAt?.toISOString() ?? null,
      owner: row.ownerId === null || viewer.isPublic ? null : { id: row.ownerId, name: owners.get(row.ownerId) ?? '' },
      shareCode: isShare ? share.code : null,
      items: isFolder ? (counts.get(row.id) ?? 0) : null,
      can: { change, share: change },
    }
  })
}

/** Rows by id, in the order of the ids. */
export async function rowsInOrder(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return []
  // By a list, for which the planner uses the index; joined, a planner without statistics would scan the table.
  const byId = new Map(
    (
      await db
        .select()
        .from(item)
        .where(inArray(item.id, [...ids]))
    ).map((row) => [row.id, row]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The item's current row. */
export async function rowOf(db: Db, id: string): Promise<FileRow | undefined> {
  const [found] = await db.select().from(item).where(eq(item.id, id))
  return found
}
