import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ErrorCode } from '@schemas/error-codes'
import { pageKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import type { Db } from '../db/open'
import { draft, draftVersion, publication } from '../db/tables'
import { CallError } from '../errors/call-error'
import { retirePassword } from '../page-passwords/password-rows'
import { recordAudit } from '../audit/audit'
import type { Author } from './author'
import type { DraftRow } from './draft-rows'
import { findDocument, type Found } from './edited-document'
import { lockReleases } from './make-release'
import { dropNotes } from './notes'
import { lockAddresses } from './page-address'
import { isFixed, liveDocument } from './site-documents'
import { fixedDocument } from './messages'

const messages = {
  standing: { en: 'Only items in the trash can be permanently deleted.', th: 'ลบถาวรได้เฉพาะรายการที่อยู่ในถังขยะ' },
  seen: {
    en: 'Visitors still see this. Publish its move to the trash first.',
    th: 'ผู้เยี่ยมชมยังเห็นรายการนี้อยู่ ให้เผยแพร่การย้ายไปถังขยะก่อน',
  },
  planned: {
    en: 'A scheduled release shows this to visitors. Cancel the schedule first.',
    th: 'มีการเผยแพร่ที่ตั้งเวลาไว้ซึ่งจะแสดงรายการนี้ ให้ยกเลิกการตั้งเวลาก่อน',
  },
  themes: {
    en: 'This page comes from the theme and has no changes of its own to delete.',
    th: 'หน้านี้เป็นของธีม และไม่มีการปรับแต่งที่นี่ให้ลบ',
  },
  stale: {
    en: 'This has changed. Review it again before deleting it permanently.',
    th: 'มีการเปลี่ยนแปลงระหว่างที่คุณทำงานอยู่ กรุณาดูอีกครั้งก่อนลบถาวร',
  },
}
const codes = {
  standing: 'not_in_trash',
  seen: 'in_use',
  planned: 'already_scheduled',
  themes: 'protected',
  stale: 'stale_version',
} as const satisfies Record<keyof typeof messages, ErrorCode>
const refused = (what: keyof typeof messages, { locale }: Pick<Author, 'locale'>) =>
  new CallError(codes[what], messages[what][locale])

/**
 * What may be deleted for good, with the former addresses of a page and the number of versions. Throws the caller's
 * error when it may not.
 */
export async function findPurgeable(
  db: Db,
  author: Author,
  key: string,
): Promise<{ found: Found; row: DraftRow; former: string[]; versions: number }> {
  const found = await findDocument(db, { key, ...author })
  const { row, place, release, theme } = found
  if (isFixed(place)) throw fixedDocument(author.locale)
  if (!row?.trashedAt) throw refused('standing', author)
  const shows = (each: typeof place) => liveDocument(each, release.content, author.site, author.themes) !== undefined
  // Visitors still have a moved, unpublished page at its old address, and nothing else would refer to it afterwards.
  const left =
    place.kind === 'page'
      ? await db.select({ key: draft.document }).from(draft).where(eq(draft.movedTo, place.path))
      : []
  const former = left.map((each) => each.key.slice(pageKey('').length))
  if (shows(place) || former.some((path) => shows({ kind: 'page', path }))) throw refused('seen', author)
  // Queried in the database: schedules hold whole pages, and publishing is blocked meanwhile.
  const isShown = sql`EXISTS (SELECT FROM jsonb_array_elements(${publication.changes}) AS change WHERE change ->> 'key' IN ${[key, ...former.map(pageKey)]} AND change ? 'content')`
  const [plan] = await db
    .select({ id: publication.id })
    .from(publication)
    .where(and(eq(publication.status, 'waiting'), isShown))
    .limit(1)
  if (plan) throw refused('planned', author)
  const [counted] = await db
    .select({ versions: count() })
    .from(draftVersion)
    .where(and(eq(draftVersion.document, key), isNotNull(draftVersion.content)))
  const versions = counted?.versions ?? 0
  if (theme !== undefined && row.content === null && versions === 0) throw refused('themes', author)
  return { found, row, former, versions }
}

/**
 * Deletes the content of a trashed document, all its versions, its notes and its password. Its row stays, empty and one
 * version on, so that no number is reused: a concurrent save finds a newer version, and a new page at the address
 * counts on. Rows of its former addresses stay too: they redirect nowhere any more, and a rollback to a release that
 * shows the page there restores it. The audit entry names the document, without its content.
 */
export async function purgeDocument(
  db: Db,
  author: Author,
  key: string,
  version: number,
): Promise<{ version: number }> {
  const { site, person } = author
  // Concurrent restores, creations, publishes and schedules either come first or find it gone.
  await lockAddresses(db, site)
  await lockReleases(db, site.id)
  const { row, former, versions } = await findPurgeable(db, author, key)
  const by = { updatedBy: person ?? null, updatedAt: new Date() }
  const [gone] = await db
    .update(draft)
    .set({ content: null, digest: '', themeBase: null, version: version + 1, ...by })
    .where(and(eq(draft.document, key), eq(draft.version, version), isNotNull(draft.trashedAt), isNull(draft.movedTo)))
    .returning({ version: draft.version })
  if (!gone) throw refused('stale', author)
  await db.delete(draftVersion).where(eq(draftVersion.document, key))
  if (former.length > 0)
    await db
      .update(draft)
      .set({ movedTo: null, trashedAt: row.trashedAt, version: sql`${draft.version} + 1`, ...by })
      .where(inArray(draft.document, former.map(pageKey)))
  await dropNotes(db, key)
  // A rollback restores it with its password.
  await retirePassword(db, author, { path: key.slice(pageKey('').length), until: gone.version })
  const { title, access } = isRecord(row.content) ? row.content : {}
  await recordAudit(db, {
    site: site.id,
    person,
    action: 'purge-document',
    subject: key,
    before: { ...(title === undefined ? {} : { title }), ...(access === undefined ? {} : { access }), versions },
    after: null,
  })
  return gone
}

/** Which of these were deleted for good: trashed, without content and without a version that has any. */
export async function purgedAmong(db: Db, keys: readonly string[]): Promise<{ key: string; version: number }[]> {
  if (keys.length === 0) return []
  return db
    .select({ key: draft.document, version: draft.version })
    .from(draft)
    .where(
      and(
        sql`${draft.document} IN ${[...keys]}`,
        isNull(draft.content),
        isNotNull(draft.trashedAt),
        isNull(draft.movedTo),
        sql`NOT EXISTS (SELECT FROM ${draftVersion} WHERE ${draftVersion.document} = ${draft.document})`,
      ),
    )
}
