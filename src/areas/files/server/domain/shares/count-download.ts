import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '@gateway/db/open'
import { share } from '@gateway/db/share-tables'
import type { ShareRow } from '@gateway/files/share-rows'
import { deadShare } from './messages'

/**
 * Uses one of a link's remaining downloads. Of two concurrent requests for the last one, the later is refused: the row
 * lock serialises them. Throws CallError.
 */
export async function countDownload(db: Db, { id }: Pick<ShareRow, 'id'>, locale: Locale): Promise<void> {
  const counted = await db
    .update(share)
    .set({ downloadsUsed: sql`${share.downloadsUsed} + 1` })
    .where(and(eq(share.id, id), or(isNull(share.downloadsAllowed), lt(share.downloadsUsed, share.downloadsAllowed))))
    .returning({ id: share.id })
  if (counted.length === 0) throw deadShare('exhausted', locale)
}
