import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Drive } from '@schemas/files/entities/file-item'
import type { Db } from '../db/open'
import { item } from '../db/item-tables'
import { findInUse, usesOf } from '../media/find-uses'
import { objectsOf } from '../media/item-rows'
import { addStrays } from '../media/stray-objects'
import { placesText } from '../media/messages'
import { type FileRow, findChangeable, mayChange, placeKey } from './access'
import type { FileOperation } from './file-operation'
import { freeNameIn, nameFields } from './names'
import { recordStaffAct } from './staff-acts'
import { refuseOfOthers } from './trash-items'
import { takeTurn, trashedWith } from './tree'
import { fileError } from './messages'

/**
 * Deletes trashed items for good, with what was trashed along with them. Returns their objects, to be removed after the
 * rows. Throws CallError.
 */
export async function purgeItems(act: FileOperation, ids: readonly string[]): Promise<string[]> {
  const { db, site, locale } = act
  await takeTurn(db, site, ...(await findChangeable(act, ids)))
  const rows = await findChangeable(act, ids)
  if (rows.some((row) => !row.trashedAt)) throw fileError('notTrashed', locale)
  for (const row of rows) {
    await refuseOfOthers(act, row, trashedWith(row.trashedWith ?? row.id))
    await refuseInUse(act, row)
  }
  return purgeAll(act, rows)
}

/** Trashed items with everything trashed along with each. */
const goingWith = (ids: readonly string[]) => sql`(WITH RECURSIVE tree (id, top) AS (
    SELECT id, coalesce(trashed_with, id) FROM item WHERE id = ANY(${sql.param([...ids])}::text[])
    UNION
    SELECT child.id, tree.top FROM item child JOIN tree ON child.site_id = current_site() AND child.parent_id = tree.id WHERE child.trashed_with = tree.top
  ) SELECT id FROM tree)`

/** A file that a page shows, or may show again, is not deleted, nor the folder trashed with it. */
async function refuseInUse({ db, locale }: FileOperation, row: FileRow): Promise<void> {
  const inUse = await findInUseWith(db, row)
  if (inUse.size === 0) return
  const found = [...(await usesOf(db, [...inUse], locale)).values()].flat()
  const uses = [...new Map(found.map((use) => [use.key, use])).values()]
  throw fileError(
    'inUse',
    locale,
    { places: placesText(uses.length > 0 ? uses.map((use) => use.title) : [olderVersion[locale]], locale) },
    { uses },
  )
}

const olderVersion = { en: 'an older version of a page', th: 'หน้าเวอร์ชันเก่า' }

/**
 * The files of a trashed item, and of what was trashed with it, that a page shows or may show again. Pages use the
 * media library only.
 */
export async function findInUseWith(db: Db, row: Pick<FileRow, 'id' | 'drive'>): Promise<Set<string>> {
  if (row.drive !== 'media') return new Set()
  const files = await db
    .select({ id: item.id })
    .from(item)
    .where(and(sql`${item.id} IN ${goingWith([row.id])}`, eq(item.kind, 'file')))
  return findInUse(
    db,
    files.map(({ id }) => id),
  )
}

/**
 * Trashed items that may not be deleted for good, because a file trashed with them is shown by a page or may be again.
 */
export async function heldOf(db: Db, tops: readonly string[]): Promise<Set<string>> {
  const files = await db
    .select({ id: item.id, top: sql<string>`coalesce(${item.trashedWith}, ${item.id})` })
    .from(item)
    .where(
      and(
        eq(item.drive, 'media'),
        eq(item.kind, 'file'),
        isNotNull(item.trashedAt),
        sql`coalesce(${item.trashedWith}, ${item.id}) = ANY(${sql.param([...tops])}::text[])`,
      ),
    )
  const inUse = await findInUse(
    db,
    files.map(({ id }) => id),
  )
  return new Set(files.filter(({ id }) => inUse.has(id)).map(({ top }) => top))
}

async function purgeAll(act: FileOperation, rows: readonly FileRow[]): Promise<string[]> {
  const keys = await removeItems(
    act.db,
    act.site,
    rows.map(({ id }) => id),
  )
  for (const row of rows) await recordStaffAct(act, row, 'purge', { before: { name: row.name } })
  return keys
}

/**
 * Deletes the rows of items, and of what was trashed with them, and records their objects, which it returns, for
 * removal from `due` on.
 */
export async function removeItems(db: Db, site: string, ids: readonly string[], due = new Date()): Promise<string[]> {
  const going = goingWith(ids)
  // An item restored from a folder that stayed in the trash is in use: it moves to the root, where its name may be
  // taken.
  const alive = await db
    .select()
    .from(item)
    .where(and(sql`${item.parentId} IN ${going}`, isNull(item.trashedAt)))
  for (const { id, drive, ownerId, name, alt } of alive)
    await db
      .update(item)
      .set({
        parentId: null,
        ...nameFields(await freeNameIn(db, placeKey({ drive, ownerId, parentId: null }), name), alt),
      })
      .where(eq(item.id, id))
  // An item trashed before its folder stays in the trash, and has no folder to return to.
  await db
    .update(item)
    .set({ parentId: null, originalParentId: null })
    .where(and(sql`${item.parentId} IN ${going}`, sql`${item.id} NOT IN ${going}`))
  const gone = await db
    .delete(item)
    .where(sql`${item.id} IN ${going}`)
    .returning({ storageKey: item.storageKey, renditions: item.renditions })
  const keys = gone.flatMap(objectsOf)
  for (let at = 0; at < keys.length; at += batch) await addStrays(db, site, keys.slice(at, at + batch), due)
  return keys
}

const batch = 1000
/** Rows per transaction: concurrent uploads, moves and renames must not wait long. */
const atOnce = 200

export type Emptied = {
  removed: number
  /** Objects to remove. */ keys: string[]
  /** Where to continue; undefined at the end. */ last: string | undefined
}

/** Empties part of a root's trash, limited to what the caller may delete. Files that pages may show again stay. */
export async function emptyTrash(act: FileOperation, drive: Drive, after: string): Promise<Emptied> {
  const { db, site, viewer } = act
  const ownerId = drive === 'mine' ? (viewer.me ?? '') : null
  await takeTurn(db, site, { drive, ownerId })
  const tops = await db
    .select()
    .from(item)
    .where(
      and(
        eq(item.drive, drive),
        drive === 'mine' ? eq(item.ownerId, ownerId ?? '') : undefined,
        isNotNull(item.trashedAt),
        or(isNull(item.trashedWith), eq(item.trashedWith, item.id)),
        isNull(item.font),
        gt(item.id, after),
      ),
    )
    .orderBy(item.id)
    .limit(atOnce)
  const held =
    drive === 'media'
      ? await heldOf(
          db,
          tops.map(({ id }) => id),
        )
      : new Set()
  const rows = tops.filter((row) => !held.has(row.id) && mayChange(viewer, row))
  return {
    removed: rows.length,
    keys: await purgeAll(act, rows),
    last: tops.length < atOnce ? undefined : tops.at(-1)?.id,
  }
}
