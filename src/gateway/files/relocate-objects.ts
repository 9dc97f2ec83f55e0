import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { item } from '../db/item-tables'
import { site as sites } from '../db/tables'
import { CallError } from '../errors/call-error'
import type { CallContext } from '../call/handle'
import { eachAtOnce } from '../media/each-at-once'
import { objectsOf } from '../media/item-rows'
import { endAddresses } from '../media/remove-strays'
import type { Services } from '../services'
import { publicPrefix } from '../storage/object-keys'
import type { FileRow } from './access'
import { forgetConverted, takeConverted } from './convert-items'
import { modeOf, prepareCopy, type Target } from './file-objects'
import { takeTurn, treeOf } from './tree'

type Deps = Pick<Services, 'store' | 'withSite'>

const isPublicFile = and(ne(item.drive, 'media'), eq(item.mode, 'public'))
const isOpen = sql`coalesce(${item.renditions} -> 'files' -> 0 ->> 'key', ${item.storageKey}) LIKE ${`${publicPrefix}%`}`
const isOpenTrash = and(isPublicFile, isNotNull(item.trashedAt), isOpen)
const isClosed = and(isPublicFile, isNull(item.trashedAt), sql`NOT ${isOpen}`)
/** A picture that could not be re-encoded: its camera metadata must stay private (`isUndrawn`). */
const isUndrawnPublic = and(
  isPublicFile,
  sql`${item.renditions} IS NULL AND ${item.mime} LIKE 'image/%' AND ${item.mime} <> 'image/svg+xml'`,
)
/** Media files that an older gateway made private. */
const isClosedMedia = and(eq(item.drive, 'media'), eq(item.mode, 'private'), isNull(item.font))

/**
 * Files whose objects are at the wrong keys. Media files are public, even in the trash, because a page that shows them
 * can be restored. Elsewhere a trashed public file loses its addresses and gets new ones when restored; a picture
 * without renditions has none.
 */
const isMisplaced = and(eq(item.kind, 'file'), or(isOpenTrash, isClosed, isUndrawnPublic, isClosedMedia))

/** Their ids, the most recently trashed first. */
export const findMisplaced = async (db: Db, among?: SQL): Promise<string[]> =>
  (
    await db.select({ id: item.id }).from(item).where(and(isMisplaced, among)).orderBy(desc(item.trashedAt), item.id)
  ).map(({ id }) => id)

const readMisplaced = async (db: Db, id: string): Promise<FileRow | undefined> =>
  (
    await db
      .select()
      .from(item)
      .where(and(isMisplaced, eq(item.id, id)))
  )[0]

/**
 * Moves the objects of a misplaced file to other keys; public addresses stop working at once. A file changed meanwhile
 * is left for the next run.
 */
export async function relocateObjects(deps: Deps, site: string, id: string): Promise<void> {
  const row = await deps.withSite(site, (db) => readMisplaced(db, id))
  if (!row) return
  const mode = row.drive === 'media' ? 'public' : modeOf(row, 'public')
  const target: Target = {
    drive: row.drive,
    ownerId: row.ownerId,
    mode: row.drive !== 'media' && row.trashedAt ? 'private' : mode,
  }
  const converted = new Map([[row.id, { from: row, target, prepared: await prepareCopy(deps, site, row, target) }]])
  const commit = async (db: Db) => {
    await takeTurn(db, site, row)
    const still = await readMisplaced(db, row.id)
    if (!still || still.drive !== row.drive || (still.trashedAt === null) !== (row.trashedAt === null)) return false
    await takeConverted(db, { site, locale: 'en', id: row.id, converted })
    // In the trash it keeps the mode that it will have when restored.
    await db.update(item).set({ mode }).where(eq(item.id, row.id))
    // Cached pages name the old keys.
    if (row.drive === 'media')
      await db
        .update(sites)
        .set({ mediaNo: sql`${sites.mediaNo} + 1` })
        .where(eq(sites.siteId, site))
    return true
  }
  const isRelocated = await deps.withSite(site, commit).catch((error: unknown) => {
    if (error instanceof CallError) return false
    throw error
  })
  if (isRelocated) await endAddresses(deps, site, objectsOf(row))
  else await forgetConverted(deps, site, converted)
}

type Context = Pick<CallContext, 'services' | 'site' | 'log' | 'afterResponse'>

/** This many are done before the response; the rest follow it. */
const few = 20
const atOnce = 4

/** After items were trashed. Never rejects: they are in the trash, and what fails now is repaired by reconciling. */
export const relocateTrash = (context: Context): Promise<void> =>
  relocateAll(
    context,
    and(inArray(item.drive, ['mine', 'organisation']), sql`${item.trashedAt} > now() - interval '10 minutes'`),
  )

/** After items were restored with their content. Never rejects. */
export const relocateRestored = (context: Context, ids: readonly string[]): Promise<void> =>
  relocateAll(context, and(isNull(item.trashedAt), sql`${item.id} IN ${treeOf(ids)}`))

async function relocateAll({ services, site, log, afterResponse }: Context, among: SQL | undefined): Promise<void> {
  const warn = (id: string | undefined) => (error: unknown) =>
    log.warn(
      { site: site.id, ...(id ? { item: id } : {}), err: error },
      'A file of the trash, or out of it, lies where it did for now.',
    )
  const relocate = (ids: readonly string[]) =>
    eachAtOnce(ids, atOnce, (id) => relocateObjects(services, site.id, id).catch(warn(id)))
  const ids = await services
    .withSite(site.id, (db) => findMisplaced(db, among))
    .catch((error: unknown): string[] => {
      warn(undefined)(error)
      return []
    })
  await relocate(ids.slice(0, few))
  if (ids.length > few) afterResponse(() => relocate(ids.slice(few)))
}
