import { eq, sql } from 'drizzle-orm'
import { item } from '../db/item-tables'
import { cleanName } from '../media/item-names'
import { type FileRow, findChangeable } from './access'
import type { FileOperation } from './file-operation'
import { recordEvents } from './history'
import { findSibling, nameFields } from './names'
import { recordStaffAct } from './staff-acts'
import { takeTurn } from './tree'
import { fileError } from './messages'

/** Renames an item. Trashed items keep their names. Throws CallError. */
export async function renameItem(act: FileOperation, id: string, wanted: string): Promise<FileRow> {
  const { db, site, locale, person } = act
  await takeTurn(db, site, ...(await findChangeable(act, [id])))
  const [before] = await findChangeable(act, [id])
  if (!before || before.trashedAt) throw fileError('unknown', locale)
  const name = cleanName(wanted, before.kind)
  if (name === before.name) return before
  const taken = await findSibling(db, before.place, name)
  if (taken && taken.id !== id) throw fileError(taken.kind === 'folder' ? 'folderTaken' : 'fileTaken', locale)
  const [row] = await db
    .update(item)
    .set({ ...nameFields(name, before.alt), version: sql`${item.version} + 1`, updatedAt: new Date() })
    .where(eq(item.id, id))
    .returning()
  await recordEvents(db, [{ site, item: id, act: 'rename', person, was: before.name, became: name }])
  await recordStaffAct(act, before, 'file-rename', { before: { name: before.name }, after: { name } })
  return row as FileRow
}
