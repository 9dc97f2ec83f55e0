import { eq, inArray, sql } from 'drizzle-orm'
import type { NameConflict } from '@schemas/files/entities/file-item'
import { item } from '../db/item-tables'
import { type FileRow, findChangeable, findItems, findPlaceToFill, mayChange, type Place, placeKey } from './access'
import type { FileOperation } from './file-operation'
import { recordEvents } from './history'
import { findSibling, freeNameIn, nameFields } from './names'
import { type Converted, takeConverted } from './convert-items'
import { recordStaffAct } from './staff-acts'
import { ancestorsOf, depthBelow, maxDepth, poolOf, takeTurn, topsOf, treeOf } from './tree'
import { refuseOfOthers, refuseUsed, trashOne } from './trash-items'
import { checkSpace } from './usage'
import { fileError } from './messages'

export type MoveInput = {
  ids: readonly string[]
  to: string
  conflict: NameConflict
  choices?: Record<string, NameConflict> | undefined
}
/** Whether a sibling may be trashed for it. */
export const replaces = ({ conflict, choices = {} }: MoveInput): boolean =>
  [conflict, ...Object.values(choices)].includes('replace')
export type Conflict = { id: string; name: string; with: string }
export type MoveResult = {
  rows: FileRow[]
  conflicts: Conflict[]
  /** Siblings that were trashed. */ replaced: string[]
}

/**
 * Moves items into a folder or root; an item chosen together with its folder moves with the folder. Name conflicts are
 * returned, not resolved. Throws CallError.
 */
export async function moveItems(
  act: FileOperation,
  { ids, to, conflict, choices = {} }: MoveInput,
  converted: Converted = new Map(),
): Promise<MoveResult> {
  const { db, site, locale } = act
  const target = await turnFor(act, ids, to)
  const rows = await findMovable(act, ids)
  await refuseCycle(act, rows, target)
  await checkTargetSpace(act, rows, target)
  const conflicts: Conflict[] = []
  const moved: string[] = []
  const replaced: string[] = []
  for (const row of rows) {
    if (row.place === placeKey(target)) {
      moved.push(row.id)
      continue
    }
    const resolved = await resolveName(act, target, row, choices[row.id] ?? conflict)
    if (resolved.name === undefined) {
      if (resolved.with) conflicts.push({ id: row.id, name: row.name, with: resolved.with })
      continue
    }
    if (resolved.replaced) replaced.push(resolved.replaced)
    if (crosses(row, target)) await refuseUsed(act, row)
    await placeItem(act, row, target, resolved.name)
    if (crosses(row, target)) await convertTree(act, row, converted)
    moved.push(row.id)
    const [was, became] = [await placeName(act, row), target.row?.name ?? target.drive]
    await recordEvents(db, [{ site, item: row.id, act: 'move', person: act.person, was, became }])
    // A move into or out of shared files is of interest to staff either way.
    await recordStaffAct(act, row.drive === 'mine' ? { ...row, drive: target.drive } : row, 'file-move', {
      before: { name: row.name, place: was },
      after: { name: resolved.name, place: became },
    })
  }
  const now = await db.select().from(item).where(inArray(item.id, moved))
  const byId = new Map(now.map((row) => [row.id, row]))
  if (now.length !== moved.length) throw fileError('unknown', locale)
  return { rows: moved.map((id) => byId.get(id) as FileRow), conflicts, replaced }
}

/** Whether files must be converted: only the media library serves pages. */
export const crosses = (row: Pick<FileRow, 'drive'>, target: Pick<Place, 'drive'>): boolean =>
  (row.drive === 'media') !== (target.drive === 'media')

/** Gives all files of a tree their new objects. A file added meanwhile has none. */
async function convertTree({ db, site, locale }: FileOperation, row: FileRow, converted: Converted): Promise<void> {
  const files = await db
    .select({ id: item.id })
    .from(item)
    .where(sql`${item.id} IN ${treeOf([row.id])} AND ${item.kind} = 'file'`)
  for (const { id } of files) {
    if (!converted.has(id)) throw fileError('gone', locale)
    await takeConverted(db, { site, locale, id, converted })
    converted.delete(id)
  }
  const folders = sql`${item.id} IN ${treeOf([row.id])} AND ${item.kind} = 'folder'`
  await db
    .update(item)
    .set({ mode: sql`CASE ${item.drive} WHEN 'media' THEN 'public' ELSE 'private' END` })
    .where(folders)
}

/**
 * Takes the locks for an operation on items and their target; returns the target in its current state. Throws
 * CallError.
 */
export async function turnFor(act: FileOperation, ids: readonly string[], to: string): Promise<Place> {
  await takeTurn(act.db, act.site, ...(await findItems(act, ids)), await findPlaceToFill(act, to))
  return findPlaceToFill(act, to)
}

async function findMovable(act: FileOperation, ids: readonly string[]): Promise<FileRow[]> {
  const rows = await findChangeable(act, ids)
  if (rows.some((row) => row.trashedAt)) throw fileError('unknown', act.locale)
  const tops = await topsOf(act.db, rows)
  for (const row of tops) await refuseOfOthers(act, row)
  return tops
}

async function refuseCycle({ db, locale }: FileOperation, rows: readonly FileRow[], target: Place): Promise<void> {
  const above = await ancestorsOf(db, target.parentId)
  const going = new Set(rows.map((row) => row.id))
  if (above.some(({ id }) => going.has(id))) throw fileError('intoItself', locale)
  const folders = rows.filter((row) => row.kind === 'folder').map((row) => row.id)
  if (folders.length > 0 && above.length + 1 + (await depthBelow(db, folders)) > maxDepth)
    throw fileError('tooDeep', locale)
}

/** Files from another pool need space in the new one. */
async function checkTargetSpace(
  { db, settings, locale, person }: FileOperation,
  rows: readonly FileRow[],
  target: Place,
): Promise<void> {
  const coming = rows.filter((row) => poolOf(row) !== poolOf(target)).map((row) => row.id)
  if (coming.length === 0) return
  const [weight] = await db
    .select({ bytes: sql<string>`coalesce(sum(${item.size}), 0)` })
    .from(item)
    .where(sql`${item.id} IN ${treeOf(coming)}`)
  await checkSpace(db, settings, target, Number(weight?.bytes ?? 0), locale, person)
}

/**
 * The item's name in a location, by the person's choice when a sibling has it. No name: it stays; `with` is then the
 * sibling, when nothing was chosen.
 */
export async function resolveName(
  act: FileOperation,
  target: Place,
  { id, name }: Pick<FileRow, 'id' | 'name'>,
  choice: NameConflict,
): Promise<{ name?: string; with?: string; /** The sibling that was trashed. */ replaced?: string }> {
  const taken = await findSibling(act.db, placeKey(target), name)
  if (!taken || taken.id === id) return { name }
  if (choice === 'skip') return {}
  if (choice === 'keep-both') return { name: await freeNameIn(act.db, placeKey(target), name) }
  if (choice === 'ask' || !mayChange(act.viewer, taken) || (await holds(act, taken.id, id))) return { with: taken.id }
  await trashOne(act, taken, 'replace')
  return { name, replaced: taken.id }
}

/** Whether an item is inside a folder, at any depth: a replaced folder must not contain its replacement. */
async function holds({ db }: FileOperation, folder: string, id: string): Promise<boolean> {
  const [row] = await db.select({ parentId: item.parentId }).from(item).where(eq(item.id, id))
  return (await ancestorsOf(db, row?.parentId ?? null)).some((each) => each.id === folder)
}

/** Writes an item's new location, under the lock, and the owner of it and its content. */
async function placeItem({ db, person }: FileOperation, row: FileRow, target: Place, name: string): Promise<void> {
  await db
    .update(item)
    .set({
      parentId: target.parentId,
      drive: target.drive,
      ...(target.ownerId ? { ownerId: target.ownerId } : {}),
      ...nameFields(name, row.alt),
      version: sql`${item.version} + 1`,
    })
    .where(eq(item.id, row.id))
  if (row.kind !== 'folder' || (row.drive === target.drive && (target.ownerId ?? row.ownerId) === row.ownerId)) return
  await db
    .update(item)
    .set({
      drive: target.drive,
      ...(target.ownerId ? { ownerId: target.ownerId } : row.ownerId ? {} : { ownerId: person ?? null }),
    })
    .where(sql`${item.id} IN ${treeOf([row.id])} AND ${item.id} <> ${row.id}`)
}

async function placeName({ db }: FileOperation, { parentId, drive }: FileRow): Promise<string> {
  if (parentId === null) return drive
  const [parent] = await db.select({ name: item.name }).from(item).where(eq(item.id, parentId))
  return parent?.name ?? drive
}
