import { randomUUID } from 'node:crypto'
import { batchPaths, foldersOn } from '@schemas/folder-paths'
import { item } from '../db/item-tables'
import { cleanName } from '../media/item-names'
import { type FileRow, findPlaceToFill, type Place, placeKey } from './access'
import { type FileOperation, fileOperation, type FileContext } from './file-operation'
import { recordEvents } from './history'
import { findSibling, folderNameIn, nameFields } from './names'
import { recordStaffAct } from './staff-acts'
import { ancestorsOf, maxDepth, takeTurn } from './tree'
import { fileError } from './messages'

/** Creates a folder in a location that the caller may add to. Throws CallError. */
export async function makeFolder(act: FileOperation, parent: string, wanted: string): Promise<FileRow> {
  const { db, site, locale } = act
  await takeTurn(db, site, await findPlaceToFill(act, parent))
  // While waiting for the lock it may have been removed or moved.
  const place = await findPlaceToFill(act, parent)
  const name = cleanName(wanted, 'folder')
  const taken = await findSibling(db, placeKey(place), name)
  if (taken) throw fileError(taken.kind === 'folder' ? 'folderTaken' : 'fileTaken', locale)
  return writeFolder(act, place, name)
}

/** Writes a folder with a free name, under the lock. Throws CallError when it would be nested too deeply. */
export async function writeFolder(act: FileOperation, place: Place, name: string): Promise<FileRow> {
  const { db, site, locale, person, link } = act
  if ((await ancestorsOf(db, place.parentId)).length >= maxDepth) throw fileError('tooDeep', locale)
  await link?.making(db, name)
  const [row] = await db
    .insert(item)
    .values({
      siteId: site,
      id: randomUUID(),
      drive: place.drive,
      parentId: place.parentId,
      ownerId: place.ownerId ?? person ?? null,
      kind: 'folder',
      fileKind: 'folder',
      mode: place.drive === 'media' ? 'public' : 'private',
      size: 0,
      ...nameFields(name),
    })
    .returning()
  const made = row as FileRow
  await recordEvents(db, [
    {
      site,
      item: made.id,
      act: 'make',
      ...(link ? { person: undefined, became: link.label || undefined } : { person }),
    },
  ])
  await recordStaffAct(act, made, 'file-folder', { after: { name } })
  return made
}

/**
 * The location of `Trip/Day 1` below another, under the lock: missing folders are created, existing ones used. A guest
 * by link must not learn of a file with that name: as with an upload, their folder is numbered. `known`: locations
 * found under this lock, by path. Throws CallError.
 */
export async function ensureFolders(
  act: FileOperation,
  from: Place,
  path: string,
  known = new Map<string, Place>(),
): Promise<Place> {
  let [place, route] = [from, '']
  for (const part of foldersOn(path)) {
    route += `/${part}`
    const next = known.get(route) ?? (await ensureFolder(act, place, cleanName(part, 'folder')))
    known.set(route, next)
    place = next
  }
  return place
}

async function ensureFolder(act: FileOperation, { drive, ownerId, ...place }: Place, wanted: string): Promise<Place> {
  const key = placeKey({ drive, ownerId, ...place })
  const { name, row: found } = act.link
    ? await folderNameIn(act.db, key, wanted)
    : { name: wanted, row: await findSibling(act.db, key, wanted) }
  if (found && found.kind !== 'folder') throw fileError('fileTaken', act.locale, {}, { name })
  const row = found ?? (await writeFolder(act, { drive, ownerId, ...place }, name))
  return { drive, ownerId, parentId: row.id, row }
}

/** Folders created under one lock, which bounds how long others wait. */
const inOneTurn = { folders: 20, paths: 50 }

/**
 * Folders of paths below a location that the caller may add to: missing ones are created, several per transaction.
 * Returns their ids. Throws CallError.
 */
export async function makePaths(context: FileContext, parent: string, paths: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const some of batchPaths(paths, inOneTurn))
    ids.push(...(await context.tx((db) => makeSome(fileOperation(db, context), parent, some))))
  return ids
}

async function makeSome(act: FileOperation, parent: string, paths: readonly string[]): Promise<string[]> {
  await takeTurn(act.db, act.site, await findPlaceToFill(act, parent))
  const from = await findPlaceToFill(act, parent)
  const [ids, known]: [string[], Map<string, Place>] = [[], new Map()]
  for (const path of paths) {
    const { parentId } = await ensureFolders(act, from, path, known)
    if (parentId !== null) ids.push(parentId)
  }
  return ids
}
