import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { attachment } from '../db/attachment-tables'
import { upload } from '../db/item-tables'
import type { Db } from '../db/open'
import { person as people } from '../db/tables'
import { deleteAttachments } from './remove-attachments'

/** Removes a person's files that no row has. What they added to rows is for those who read the rows, without a name. */
export async function forgetAttachments(db: Db, person: string): Promise<void> {
  const [known] = await db.select({ site: people.siteId }).from(people).where(eq(people.id, person))
  const own = eq(attachment.ownerId, person)
  await deleteAttachments(db, known?.site ?? '', and(own, isNull(attachment.rowId)) as SQL)
  await db
    .update(attachment)
    .set({ ownerId: null })
    .where(and(own, isNotNull(attachment.rowId)))
  await db
    .update(upload)
    .set({ status: 'aborted', expiresAt: new Date() })
    .where(and(eq(upload.ownerId, person), eq(upload.purpose, 'attachment')))
}
