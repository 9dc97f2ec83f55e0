import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { upload } from '../db/item-tables'
import { scheduleStrays } from '../media/stray-objects'

/**
 * Ends uploads through a link, in the transaction that ends the link: they reserve no more space, and their objects are
 * cleaned up once nothing more can arrive. An upload being finished notices this when it would become a file.
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
