import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { hashToken } from '@gateway/auth/one-time-token'
import type { Db } from '@gateway/db/open'
import { item } from '@gateway/db/item-tables'
import type { FileRow } from '@gateway/files/access'
import { lesson, lessonItem, lessonTicket } from '../../tables'
import { filesOf } from '../files-of'
import { openItem } from './study'
import type { Reader } from '../reader'

/** A film is watched, and paused, for longer than a download takes to begin. */
const validMs = 4 * 3_600_000

/** An address of a private file for one reader's browser. The database stores only its hash. */
export async function issueLessonTicket(
  { db, site, person, now }: Reader,
  { item: of, file }: { item: string; file: string },
): Promise<string> {
  await db.execute(
    sql`DELETE FROM lesson_ticket WHERE (site_id, token_hash) IN (SELECT site_id, token_hash FROM lesson_ticket WHERE expires_at < now() LIMIT 20 FOR UPDATE SKIP LOCKED)`,
  )
  const token = randomBytes(32).toString('base64url')
  await db.insert(lessonTicket).values({
    siteId: site,
    tokenHash: hashToken(token),
    itemId: of,
    fileId: file,
    personId: person ?? null,
    expiresAt: new Date(now.getTime() + validMs),
  })
  return `/api/lesson/file/${token}`
}

/** The file of an address, while its reader may still open the item. Throws CallError where they may not. */
export async function fileOfTicket(reader: Reader, token: string): Promise<FileRow | undefined> {
  const { db, now } = reader
  const [found] = await db
    .select({ ticket: lessonTicket, item: lessonItem.slug, lesson: lesson.slug })
    .from(lessonTicket)
    .innerJoin(lessonItem, and(eq(lessonItem.siteId, lessonTicket.siteId), eq(lessonItem.id, lessonTicket.itemId)))
    .innerJoin(lesson, and(eq(lesson.siteId, lessonItem.siteId), eq(lesson.id, lessonItem.lessonId)))
    .where(and(eq(lessonTicket.tokenHash, hashToken(token)), gt(lessonTicket.expiresAt, now)))
  // Made for one person's browser: in another's it is worth nothing.
  if (!found || (found.ticket.personId ?? undefined) !== reader.person) return undefined
  const { row } = await openItem(reader, found)
  // A file that was replaced is nobody's any more.
  if (!filesOf(row.body).includes(found.ticket.fileId)) return undefined
  return findFileRow(db, found.ticket.fileId)
}

async function findFileRow(db: Db, id: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(item)
    .where(and(eq(item.id, id), eq(item.kind, 'file'), isNull(item.trashedAt)))
  return row
}
