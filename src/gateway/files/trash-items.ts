import { and, eq, ne, sql } from 'drizzle-orm'
import { hasRole } from '@schemas/layout/role'
import { item } from '../db/item-tables'
import { usesOf } from '../media/find-uses'
import { placesText } from '../media/messages'
import { type FileRow, findChangeable, findItems } from './access'
import type { FileOperation } from './file-operation'
import { recordEvents } from './history'
import { recordStaffAct } from './staff-acts'
import { active, takeTurn, treeOf } from './tree'
import { fileError } from './messages'

/** Moves items with their content to the trash. Items already there are unchanged. Throws CallError. */
export async function trashItems(act: FileOperation, ids: readonly string[]): Promise<FileRow[]> {
  await takeTurn(act.db, act.site, ...(await findChangeable(act, ids)))
  const rows = await findChangeable(act, ids)
  // Trashing a folder takes its content along, even when both were chosen.
  for (const { id } of rows) {
    const [now] = await findItems(act, [id])
    if (now && !now.trashedAt) await trashOne(act, now)
  }
  return findItems(act, ids)
}

/** Moves one item to the trash, under the lock. `because` is the recorded reason. Throws CallError. */
export async function trashOne(
  act: FileOperation,
  row: FileRow,
  because: 'trash' | 'replace' = 'trash',
): Promise<void> {
  const { db, site, person } = act
  await refuseOfOthers(act, row)
  await refuseUsed(act, row)
  const at = new Date()
  await db
    .update(item)
    .set({ trashedAt: at, trashedWith: row.id, version: sql`${item.version} + 1` })
    .where(and(sql`${item.id} IN ${treeOf([row.id], active)}`, sql`${item.trashedAt} IS NULL`))
  await db.update(item).set({ originalParentId: row.parentId }).where(eq(item.id, row.id))
  await recordEvents(db, [{ site, item: row.id, act: because, person }])
  await recordStaffAct(act, row, 'trash', { before: { name: row.name } })
}

/** Non-managers must not remove others' files with a folder. `inside`: its content. */
export async function refuseOfOthers(
  { db, viewer, locale }: FileOperation,
  row: FileRow,
  inside = active,
): Promise<void> {
  if (row.kind !== 'folder' || row.drive !== 'organisation' || hasRole(viewer.role, 'manager')) return
  const [others] = await db
    .select({ id: item.id })
    .from(item)
    .where(
      and(
        sql`${item.id} IN ${treeOf([row.id], inside)}`,
        ne(item.id, row.id),
        sql`${item.ownerId} IS DISTINCT FROM ${viewer.me ?? ''}`,
      ),
    )
    .limit(1)
  if (others) throw fileError('ofOthers', locale, { name: row.name })
}

/** Files shown by pages cannot be trashed. */
export async function refuseUsed({ db, locale }: Pick<FileOperation, 'db' | 'locale'>, row: FileRow): Promise<void> {
  if (row.drive !== 'media') return
  const files =
    row.kind === 'file'
      ? [row]
      : await db
          .select({ id: item.id })
          .from(item)
          .where(and(sql`${item.id} IN ${treeOf([row.id], active)}`, eq(item.kind, 'file')))
  const uses = [
    ...(
      await usesOf(
        db,
        files.map(({ id }) => id),
        locale,
      )
    ).values(),
  ][0]
  if (uses)
    throw fileError(
      'inUse',
      locale,
      {
        places: placesText(
          uses.map((use) => use.title),
          locale,
        ),
      },
      { uses },
    )
}
