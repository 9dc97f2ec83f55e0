import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/open'
import { item, upload } from '../db/item-tables'
import { objectsOf } from '../media/item-rows'
import { addStrays } from '../media/stray-objects'

const batch = 1000

/** Removes a person's private files. What they added to the organisation's files stays. */
export async function forgetFiles(db: Db, person: string): Promise<void> {
  const gone = await db
    .delete(item)
    .where(and(eq(item.drive, 'mine'), eq(item.ownerId, person)))
    .returning({ siteId: item.siteId, storageKey: item.storageKey, renditions: item.renditions })
  const keys = gone.flatMap(objectsOf)
  for (let at = 0; at < keys.length; at += batch)
    await addStrays(db, gone[0]?.siteId ?? '', keys.slice(at, at + batch), new Date())
  await db
    .update(upload)
    .set({ status: 'aborted', expiresAt: new Date() })
    .where(and(eq(upload.ownerId, person), eq(upload.drive, 'mine')))
}
