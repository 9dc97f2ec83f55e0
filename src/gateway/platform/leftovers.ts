import { and, eq, lt, lte, or } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../db/open'
import { item, strayObject, upload } from '../db/tables'
import { withPlatform } from './with-platform'

/** The sites with objects, uploads or trash to clean up. */
export async function sitesWithLeftovers(database: Database, trashedBefore: Date): Promise<string[]> {
  const now = new Date()
  const rows = await withPlatform(database, 'leftovers of uploads', (tx) =>
    unionAll(
      tx.selectDistinct({ id: strayObject.siteId }).from(strayObject).where(lte(strayObject.dueAt, now)),
      tx
        .selectDistinct({ id: upload.siteId })
        .from(upload)
        .where(or(lt(upload.expiresAt, now), and(eq(upload.status, 'initiated'), eq(upload.isMeasured, false)))),
      tx.selectDistinct({ id: item.siteId }).from(item).where(lt(item.trashedAt, trashedBefore)),
    ),
  )
  return [...new Set(rows.map((row) => row.id))].toSorted()
}
