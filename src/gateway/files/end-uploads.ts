import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { upload } from '../db/tables'
import { scheduleStrays } from '../media/stray-objects'

/**
 * Ends what is being sent by a link, in the transaction that ends the link: it holds no room any more, and what came of it is cleared away when
 * nothing more can come. One that is being finished finds that out when it would become a file.
 */
export async function endUploadsOf(db: Db, shareId: string): Promise<void> {
  const ended = await db
    .update(upload)
    .set({
      status: 'aborted',
      expiresAt: sql`CASE WHEN ${upload.partSize} IS NULL THEN greatest(now(), ${upload.heldUntil}) ELSE now() END`,
    })
    .where(and(eq(upload.shareId, shareId), inArray(upload.status, ['initiated', 'completing', 'failed'])))
    .returning({ key: upload.storageKey, expiresAt: upload.expiresAt })
  for (const { key, expiresAt } of ended) await scheduleStrays(db, [key], expiresAt)
}
