import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Drive, drives } from '@schemas/files/entities/file-item'
import type { Locale } from '@schemas/layout/locale'
import { hasRole, type Role } from '@schemas/layout/role'
import { refuseImpersonator } from '../auth/refuse-impersonator'
import type { Db } from '../db/open'
import { item } from '../db/item-tables'
import type { CallContext } from '../call/handle'
import { fileError, noToken } from './messages'

export type FileRow = typeof item.$inferSelect

/**
 * The caller, for file access. `me` sees the drive `mine`: an admin who acts for a person is not that person there.
 * `isPublic`: the caller has the site's public token and sees public files only.
 */
export type Viewer = { role: Role; me: string | undefined; isPublic: boolean }

export function viewerOf({ session, isPublic }: Pick<CallContext, 'session' | 'isPublic'>): Viewer {
  return { role: session.role, me: session.person?.impersonator ? undefined : session.person?.id, isPublic }
}

/** Throws the seed's message unless the caller has an account, or the public token where that is enough. */
export function readerOf(context: Pick<CallContext, 'session' | 'isPublic'>): Viewer {
  if (!context.session.person && !context.isPublic) throw noToken()
  return viewerOf(context)
}

export function writerOf(context: Pick<CallContext, 'session' | 'isPublic'>): Viewer {
  if (!context.session.person) throw noToken()
  return viewerOf(context)
}

const isStaff = ({ role }: Viewer) => hasRole(role, 'manager')

/** The rows a viewer may know of, as a condition for queries on items. Font files are the theme studio's. */
export function visibleTo(viewer: Viewer): SQL {
  const seen = viewer.isPublic
    ? eq(item.mode, 'public')
    : or(
        viewer.me ? and(eq(item.drive, 'mine'), eq(item.ownerId, viewer.me)) : undefined,
        hasRole(viewer.role, 'user') ? eq(item.drive, 'organisation') : undefined,
        isStaff(viewer) ? eq(item.drive, 'media') : undefined,
      )
  return and(seen ?? sql`false`, isNull(item.font)) as SQL
}

/** Whether the viewer may rename, move, trash and share it. */
export function mayChange(viewer: Viewer, { drive, ownerId }: Pick<FileRow, 'drive' | 'ownerId'>): boolean {
  if (viewer.isPublic) return false
  if (drive === 'mine') return viewer.me !== undefined && ownerId === viewer.me
  if (drive === 'organisation') return isStaff(viewer) || (viewer.me !== undefined && ownerId === viewer.me)
  return isStaff(viewer)
}

/** The same, as a condition for queries on items. */
export function changeableBy(viewer: Viewer): SQL {
  if (viewer.isPublic) return sql`false`
  const own = viewer.me === undefined ? undefined : eq(item.ownerId, viewer.me)
  return (
    or(
      own && and(inArray(item.drive, ['mine', 'organisation']), own),
      isStaff(viewer) ? ne(item.drive, 'mine') : undefined,
    ) ?? sql`false`
  )
}

/** Whether the viewer may add to a folder or root that they see. */
export function mayAdd(viewer: Viewer, drive: Drive): boolean {
  if (viewer.isPublic) return false
  return drive === 'organisation'
    ? hasRole(viewer.role, 'user')
    : drive === 'mine'
      ? viewer.me !== undefined
      : isStaff(viewer)
}

/** A folder or root as a location. `row` is the folder's. */
export type Place = {
  drive: Drive
  /** The owner; null except in `mine`. */ ownerId: string | null
  parentId: string | null
  row?: FileRow
}

/** The key that siblings share, as in the database. */
export const placeKey = ({ drive, ownerId, parentId }: Place): string =>
  parentId ?? (drive === 'mine' ? `mine:${ownerId ?? ''}` : drive)

export const isDrive = (name: string): name is Drive => (drives as readonly string[]).includes(name)

type FileRequest = { db: Db; viewer: Viewer; locale: Locale }

/**
 * The item, trashed or not. Someone else's, another site's and an unknown one give the same error. Throws CallError.
 */
export async function findItem({ db, viewer, locale }: FileRequest, id: string): Promise<FileRow> {
  const [found] = await db
    .select()
    .from(item)
    .where(and(eq(item.id, id), visibleTo(viewer)))
  if (!found) throw fileError('unknown', locale)
  return found
}

/** The items of a batch in order, without duplicates. One unknown item fails the whole batch. Throws CallError. */
export async function findItems({ db, viewer, locale }: FileRequest, ids: readonly string[]): Promise<FileRow[]> {
  const wanted = [...new Set(ids)]
  const rows = await db
    .select()
    .from(item)
    .where(and(inArray(item.id, wanted), visibleTo(viewer)))
  if (rows.length !== wanted.length) throw fileError('unknown', locale)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return wanted.map((id) => byId.get(id) as FileRow)
}

/** The same for changes: refuses what the viewer sees but may not change. */
export async function findChangeable(request: FileRequest, ids: readonly string[]): Promise<FileRow[]> {
  const rows = await findItems(request, ids)
  if (rows.some((row) => !mayChange(request.viewer, row))) throw fileError('forbidden', request.locale)
  return rows
}

/**
 * A folder, or a root by its name. Roots closed to the viewer and trashed folders count as missing. Throws CallError.
 */
export async function findPlace({ db, viewer, locale }: FileRequest, id: string): Promise<Place> {
  if (isDrive(id)) {
    if (!seesRoot(viewer, id)) throw fileError('unknown', locale)
    return { drive: id, ownerId: id === 'mine' ? (viewer.me ?? null) : null, parentId: null }
  }
  const [row] = await db
    .select()
    .from(item)
    .where(and(eq(item.id, id), eq(item.kind, 'folder'), isNull(item.trashedAt), visibleTo(viewer)))
  if (!row) throw fileError('unknown', locale)
  return { drive: row.drive, ownerId: row.drive === 'mine' ? row.ownerId : null, parentId: row.id, row }
}

/** A folder of the media library, or its root; any other counts as missing. Throws CallError. */
export async function findLibraryPlace(request: FileRequest, id: string): Promise<Place> {
  if (isDrive(id) && id !== 'media') throw fileError('unknown', request.locale)
  const place = await findPlace(request, id)
  if (place.drive !== 'media') throw fileError('unknown', request.locale)
  return place
}

/** A location to add to. Throws CallError. */
export async function findPlaceToFill(request: FileRequest, id: string): Promise<Place> {
  const place = await findPlace(request, id)
  if (!mayAdd(request.viewer, place.drive)) throw fileError('forbidden', request.locale)
  return place
}

function seesRoot(viewer: Viewer, drive: Drive): boolean {
  if (drive === 'mine') return viewer.me !== undefined
  return viewer.isPublic || (drive === 'organisation' ? hasRole(viewer.role, 'user') : isStaff(viewer))
}

/** For a root named in a filter: a clear message when an admin acts for a person. Throws CallError. */
export function checkRoot(context: Pick<CallContext, 'session' | 'isPublic' | 'locale'>, drive: Drive): void {
  if (drive === 'mine') refuseImpersonator(context)
  if (!seesRoot(viewerOf(context), drive)) throw fileError('unknown', context.locale)
}

/** A file outside the trash; undefined when the viewer may not know of it. */
export async function findFile(
  { db, viewer }: Pick<FileRequest, 'db' | 'viewer'>,
  id: string,
): Promise<FileRow | undefined> {
  const [found] = await db
    .select()
    .from(item)
    .where(and(eq(item.id, id), eq(item.kind, 'file'), isNull(item.trashedAt), visibleTo(viewer)))
  return found
}
