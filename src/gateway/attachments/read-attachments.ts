import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Attachment } from '@schemas/files/entities/attachment'
import type { CallContext } from '../call/handle'
import { attachment, type AttachmentRow } from '../db/attachment-tables'
import type { Db } from '../db/open'
import { thumbnailsAt } from '../files/answer'
import { thumbnailKey } from '../files/describe'
import { fileKindOf } from '../files/file-kind'
import { type AttachmentReader, attachmentKinds, isAllowed } from './attachment-kinds'

/** The files of rows, in their order. The caller has checked that the rows may be read. */
export async function attachmentsOf(
  db: Db,
  kind: string,
  rows: readonly string[],
): Promise<ReadonlyMap<string, AttachmentRow[]>> {
  const found = new Map<string, AttachmentRow[]>()
  if (rows.length === 0) return found
  const all = await db
    .select()
    .from(attachment)
    .where(and(eq(attachment.kind, kind), inArray(attachment.rowId, [...rows]), isNull(attachment.removedAt)))
    .orderBy(asc(attachment.createdAt), asc(attachment.rank), asc(attachment.id))
  for (const row of all) found.set(row.rowId ?? '', [...(found.get(row.rowId ?? '') ?? []), row])
  return found
}

/** A file that the caller reads: of a row that they read, or their own that no row has yet. */
export async function findAttachment(reader: AttachmentReader, id: string): Promise<AttachmentRow | undefined> {
  const [row] = await reader.db
    .select()
    .from(attachment)
    .where(and(eq(attachment.id, id), isNull(attachment.removedAt)))
  if (!row) return undefined
  if (row.rowId === null) return row.ownerId === reader.session.person?.id ? row : undefined
  const kind = (await attachmentKinds()).get(row.kind)
  return kind && (await isAllowed(kind.mayRead(reader, row.rowId))) ? row : undefined
}

/** Files as call output. */
export function describeAttachments(
  { services, origin, session }: Pick<CallContext, 'services' | 'origin' | 'session'>,
  rows: readonly AttachmentRow[],
): Promise<Attachment[]> {
  const thumbnailOf = thumbnailsAt(services.store, origin)
  return Promise.all(
    rows.map(async ({ id, name, size, mime, width, height, renditions, createdAt, ownerId }): Promise<Attachment> => {
      const key = thumbnailKey(renditions)
      return {
        id,
        name,
        size,
        mimetype: mime,
        kind: fileKindOf(mime),
        dimensions: width && height ? { width, height } : null,
        thumbnail: key ? await thumbnailOf(key) : null,
        at: createdAt.toISOString(),
        isOwn: ownerId !== null && ownerId === session.person?.id,
      }
    }),
  )
}
