import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { attachment } from '../db/attachment-tables'
import type { Db } from '../db/open'
import { fileError } from '../files/messages'
import { objectsOf } from '../media/item-rows'
import { addStrays } from '../media/stray-objects'
import { type AttachmentReader, attachmentKinds, isAllowed } from './attachment-kinds'
import { countOf, lockFilesOf } from './link-attachments'

/** How long a removed file can be brought back, and a sent one waits for its row. */
export const retainedFor = sql`interval '1 day'`

/** Removes a file from its row; one that no row has is gone at once. Throws CallError. */
export async function removeAttachment(reader: AttachmentReader, id: string): Promise<void> {
  const { db, site, session, locale } = reader
  const own = and(isNull(attachment.rowId), eq(attachment.ownerId, session.person?.id ?? ''))
  if ((await deleteAttachments(db, site.id, and(eq(attachment.id, id), own) as SQL)) > 0) return
  await beginChange(reader, id, isNull(attachment.removedAt))
  const [gone] = await db
    .update(attachment)
    .set({ removedAt: sql`now()` })
    .where(and(eq(attachment.id, id), isNull(attachment.removedAt)))
    .returning({ id: attachment.id })
  if (!gone) throw fileError('notAttached', locale)
}

/** Brings back a removed file. Throws CallError. */
export async function restoreAttachment(reader: AttachmentReader, id: string): Promise<void> {
  const { db, site, locale } = reader
  const isRetained = and(isNotNull(attachment.removedAt), gt(attachment.removedAt, sql`now() - ${retainedFor}`)) as SQL
  const { kind, row, limit } = await beginChange(reader, id, isRetained)
  await lockFilesOf(db, { site: site.id, kind, row })
  if ((await countOf(db, { kind, row })) >= limit) throw fileError('attachedMany', locale, { most: String(limit) })
  const [back] = await db
    .update(attachment)
    .set({ removedAt: null })
    .where(and(eq(attachment.id, id), isRetained))
    .returning({ id: attachment.id })
  if (!back) throw fileError('notAttached', locale)
}

/** The row of a file that the caller may change, locked. Throws CallError. */
async function beginChange(reader: AttachmentReader, id: string, which: SQL) {
  const { db, locale } = reader
  const [found] = await db
    .select({ kind: attachment.kind, row: attachment.rowId })
    .from(attachment)
    .where(and(eq(attachment.id, id), which))
  const kind = found && (await attachmentKinds()).get(found.kind)
  if (!found?.row || !kind || !(await isAllowed(kind.mayWrite(reader, found.row))))
    throw fileError('notAttached', locale)
  await kind.changing?.(reader, found.row)
  return { kind: found.kind, row: found.row, limit: kind.limit }
}

/** Deletes files for good and records their objects for removal; resolves to their number. */
export async function deleteAttachments(db: Db, site: string, which: SQL): Promise<number> {
  const gone = await db
    .delete(attachment)
    .where(which)
    .returning({ storageKey: attachment.storageKey, renditions: attachment.renditions })
  await addStrays(db, site, gone.flatMap(objectsOf), new Date())
  return gone.length
}
