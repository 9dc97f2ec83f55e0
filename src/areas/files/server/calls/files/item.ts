import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { call } from '@schemas/files/calls/files/item'
import { item } from '@gateway/db/item-tables'
import { findItem, viewerOf } from '@gateway/files/access'
import { answerItem } from '@gateway/files/answer'
import { readHistory } from '@gateway/files/history'
import { active, ancestorsOf, treeOf } from '@gateway/files/tree'
import { handle } from '@gateway/call/handle'
import { findUses } from '@gateway/media/find-uses'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const found = await tx(async (db) => {
    const row = await findItem({ db, viewer: viewerOf(context), locale }, input.id)
    const [inside] =
      row.kind === 'file'
        ? []
        : await db
            .select({
              files: sql<number>`count(*) FILTER (WHERE ${item.kind} = 'file')::int`,
              folders: sql<number>`count(*) FILTER (WHERE ${item.kind} = 'folder')::int`,
              size: sql<string>`coalesce(sum(${item.size}), 0)`,
            })
            .from(item)
            .where(
              and(
                sql`${item.id} IN ${treeOf([row.id], row.trashedAt ? sql`true` : active)}`,
                ne(item.id, row.id),
                row.trashedAt ? undefined : isNull(item.trashedAt),
                eq(item.drive, row.drive),
              ),
            )
    return {
      row,
      inside,
      above: await ancestorsOf(db, row.parentId),
      uses: row.drive === 'media' ? await findUses(db, row.id, locale) : [],
      history: await readHistory(db, row.id),
    }
  })
  const { row, inside, above, uses, history } = found
  return {
    item: await answerItem(context, row),
    crumbs: [{ id: row.drive, name: '' }, ...above],
    ...(inside ? { inside: { files: inside.files, folders: inside.folders, size: Number(inside.size) } } : {}),
    ...(row.checksum ? { checksum: row.checksum } : {}),
    uses,
    history,
  }
})
