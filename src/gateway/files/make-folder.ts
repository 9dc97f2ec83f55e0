import { randomUUID } from 'node:crypto'
import { item } from '../db/tables'
import { cleanName } from '../media/item-names'
import { type FileRow, findPlaceToFill, type Place, placeKey } from './access'
import type { Act } from './act'
import { recordEvents } from './history'
import { findSibling, nameFields } from './names'
import { recordStaffAct } from './staff-acts'
import { ancestorsOf, mostDepth, takeTurn } from './tree'
import { fileError } from './words'

/** Makes a folder in a place that the caller may put things into. Throws CallError. */
export async function makeFolder(act: Act, parent: string, wanted: string): Promise<FileRow> {
  const { db, site, locale } = act
  await takeTurn(db, site, await findPlaceToFill(act, parent))
  // Behind the turn it may be gone, or elsewhere.
  const place = await findPlaceToFill(act, parent)
  const name = cleanName(wanted, 'folder')
  const taken = await findSibling(db, placeKey(place), name)
  if (taken) throw fileError(taken.kind === 'folder' ? 'folderTaken' : 'fileTaken', locale)
  return writeFolder(act, place, name)
}

/** Writes a folder whose name is free, within a turn. Throws CallError when it would lie too deep. */
export async function writeFolder(act: Act, place: Place, name: string): Promise<FileRow> {
  const { db, site, locale, person } = act
  if ((await ancestorsOf(db, place.parentId)).length >= mostDepth) throw fileError('tooDeep', locale)
  const [row] = await db
    .insert(item)
    .values({ siteId: site, id: randomUUID(), drive: place.drive, parentId: place.parentId, ownerId: place.ownerId ?? person ?? null, kind: 'folder', fileKind: 'folder', mode: place.drive === 'media' ? 'public' : 'private', size: 0, ...nameFields(name) })
    .returning()
  const made = row as FileRow
  await recordEvents(db, [{ site, item: made.id, act: 'make', person }])
  await recordStaffAct(act, made, 'file-folder', { after: { name } })
  return made
}

/** The place of `Trip/Day 1` below a place, within a turn: folders that lack are made, what is there already is used. Throws CallError. */
export async function ensureFolders(act: Act, from: Place, path: string): Promise<Place> {
  let place = from
  for (const part of path.split('/').filter((each) => each.trim() !== '')) {
    const name = cleanName(part, 'folder')
    const found = await findSibling(act.db, placeKey(place), name)
    if (found && found.kind !== 'folder') throw fileError('fileTaken', act.locale, {}, { name })
    const row = found ?? (await writeFolder(act, place, name))
    place = { drive: place.drive, ownerId: place.ownerId, parentId: row.id, row }
  }
  return place
}

/** The folders of paths below one that the caller may put things into: those that lack are made. Their ids. Throws CallError. */
export async function makePaths(act: Act, parent: string, paths: readonly string[]): Promise<string[]> {
  await takeTurn(act.db, act.site, await findPlaceToFill(act, parent))
  const from = await findPlaceToFill(act, parent)
  const ids: string[] = []
  for (const path of paths) {
    const { parentId } = await ensureFolders(act, from, path)
    if (parentId !== null) ids.push(parentId)
  }
  return ids
}
