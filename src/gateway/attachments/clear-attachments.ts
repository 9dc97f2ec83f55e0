import { and, gt, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { attachment } from '../db/attachment-tables'
import type { Services } from '../services'
import { attachmentKinds } from './attachment-kinds'
import { deleteAttachments, retainedFor } from './remove-attachments'

/** Rows of one kind that one query looks for. */
const batch = 500

/**
 * Deletes the files that no row got within a day, those removed more than a day ago, and those whose rows are gone. What
 * a newer build links to its own kinds stays.
 */
export async function clearAttachments({ withSite }: Pick<Services, 'withSite'>, site: string): Promise<number> {
  const isOver = (column: SQL) => lt(column, sql`now() - ${retainedFor}`)
  let count = await withSite(site, (db) =>
    deleteAttachments(
      db,
      site,
      sql`(${and(isNull(attachment.rowId), isOver(sql`${attachment.createdAt}`))}) OR (${isOver(sql`${attachment.removedAt}`)})`,
    ),
  )
  for (const [kind, { existing }] of await attachmentKinds())
    for (let after = ''; ;) {
      const rows = await withSite(site, async (db) => {
        const found = await db
          .selectDistinct({ row: attachment.rowId })
          .from(attachment)
          .where(and(eq(attachment.kind, kind), isNotNull(attachment.rowId), gt(attachment.rowId, after)))
          .orderBy(attachment.rowId)
          .limit(batch)
        const ids = found.flatMap(({ row }) => row ?? [])
        const there = new Set(ids.length > 0 ? await existing(db, ids) : [])
        const gone = ids.filter((id) => !there.has(id))
        if (gone.length > 0)
          count += await deleteAttachments(
            db,
            site,
            and(eq(attachment.kind, kind), inArray(attachment.rowId, gone)) as SQL,
          )
        return ids
      })
      const last = rows.at(-1)
      if (last === undefined || rows.length < batch) break
      after = last
    }
  return count
}
