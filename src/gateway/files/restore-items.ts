import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { item } from '../db/item-tables'
import { type FileRow, findChangeable, findItems, placeKey } from './access'
import type { FileOperation } from './file-operation'
import { recordEvents } from './history'
import { freeNameIn, nameFields } from './names'
import { recordStaffAct } from './staff-acts'
import { takeTurn, treeOf, trashedWith } from './tree'

/**
 * Restores items with what was trashed along with them: to their former location, else to their root. Items outside the
 * trash are unchanged. Throws CallError.
 */
export async function restoreItems(act: FileOperation, ids: readonly string[]): Promise<FileRow[]> {
  const { db, site } = act
  await takeTurn(db, site, ...(await findChangeable(act, ids)))
  await findChangeable(act, ids)
  for (const id of new Set(ids)) {
    const [row] = await findItems(act, [id])
    if (row?.trashedAt) await restoreOne(act, row)
  }
  return findItems(act, ids)
}

async function restoreOne(act: FileOperation, row: FileRow): Promise<void> {
  const { db, site, person } = act
  const from = row.originalParentId ?? row.parentId
  const [parent] =
    from === null
      ? []
      : await db
          .select()
          .from(item)
          .where(and(eq(item.id, from), eq(item.drive, row.drive), eq(item.kind, 'folder'), isNull(item.trashedAt)))
  const parentId = parent?.id ?? null
  const name = await freeNameIn(db, placeKey({ drive: row.drive, ownerId: row.ownerId, parentId }), row.name)
  // The content is restored before the item: the item's name must be free at that moment, and its content's names are.
  await db
    .update(item)
    .set({ trashedAt: null, trashedWith: null, originalParentId: null, version: sql`${item.version} + 1` })
    .where(
      and(
        sql`${item.id} IN ${treeOf([row.id], trashedWith(row.trashedWith ?? row.id))}`,
        sql`${item.id} <> ${row.id}`,
        isNotNull(item.trashedAt),
      ),
    )
  await db
    .update(item)
    .set({
      trashedAt: null,
      trashedWith: null,
      originalParentId: null,
      parentId,
      ...nameFields(name, row.alt),
      version: sql`${item.version} + 1`,
    })
    .where(eq(item.id, row.id))
  await recordEvents(db, [
    { site, item: row.id, act: 'restore', person, ...(name === row.name ? {} : { was: row.name, became: name }) },
  ])
  await recordStaffAct(act, row, 'restore', { after: { name } })
}
