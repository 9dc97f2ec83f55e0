import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Locale } from '@schemas/layout/locale'
import { attachment, type AttachmentRow } from '../db/attachment-tables'
import type { Db } from '../db/open'
import { fileError } from '../files/messages'
import { attachmentKinds } from './attachment-kinds'

type Link = {
  site: string
  kind: string
  row: string
  /** The files in their order, sent by this person. */
  ids: readonly string[]
  person: string
  locale: Locale
}

/**
 * Links files that their sender has sent to a row, in the transaction that writes it. The caller has checked that this
 * person may change the row, under a lock. What the row has already stays, so this may be repeated. Throws CallError.
 */
export async function linkAttachments(
  db: Db,
  { site, kind, row, ids, person, locale }: Link,
): Promise<AttachmentRow[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const limit = (await attachmentKinds()).get(kind)?.limit ?? 0
  await lockFilesOf(db, { site, kind, row })
  const named = await db
    .select()
    .from(attachment)
    .where(and(inArray(attachment.id, wanted), eq(attachment.kind, kind), eq(attachment.ownerId, person)))
  const known = named.filter(({ rowId, removedAt }) => rowId === row && removedAt === null)
  const fresh = wanted.filter((id) => !known.some((each) => each.id === id))
  if ((await countOf(db, { kind, row })) + fresh.length > limit)
    throw fileError('attachedMany', locale, { most: String(limit) })
  const linked: AttachmentRow[] = [...known]
  for (const id of fresh) {
    const [made] = await db
      .update(attachment)
      .set({ rowId: row, rank: wanted.indexOf(id), createdAt: sql`now()` })
      .where(
        and(
          eq(attachment.id, id),
          eq(attachment.kind, kind),
          eq(attachment.ownerId, person),
          isNull(attachment.rowId),
          isNull(attachment.removedAt),
        ),
      )
      .returning()
    if (!made) throw fileError('notAttached', locale)
    linked.push(made)
  }
  return linked.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id))
}

type Place = Pick<Link, 'site' | 'kind' | 'row'>

/** One change of a row's files at a time, so that its number is kept. */
export const lockFilesOf = (db: Db, { site, kind, row }: Place) =>
  db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`attachments:${site}:${kind}:${row}`}))`)

export async function countOf(db: Db, { kind, row }: Omit<Place, 'site'>): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(attachment)
    .where(and(eq(attachment.kind, kind), eq(attachment.rowId, row), isNull(attachment.removedAt)))
  return found?.count ?? 0
}
