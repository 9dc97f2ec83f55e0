import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { pageKey } from '@schemas/layout/document-key'
import type { Db } from '../db/open'
import { draft } from '../db/tables'
import { CallError } from '../errors/call-error'
import { recordAudit } from '../audit/audit'
import type { Author } from './author'
import { findForbidden, hasLocked } from './check-author'
import { findDraft, writeVersion } from './draft-rows'
import { findDocument, type Found, mayEdit } from './edited-document'
import { checkParameters } from './check-parameters'
import { claimAddress } from './page-address'
import { addressBeforeParking, parkTrashed, unparkPage } from './parked-page'
import { digestOf, readDocument } from './read-document'
import { isFixed, releasedContent } from './site-documents'
import { adminsOnly, fixedDocument, forbiddenNode, purgedDocument, staleDocument } from './messages'

const messages = {
  locked: {
    en: 'This page has locked parts. Only an admin can move it to the trash.',
    th: 'หน้านี้มีส่วนที่ล็อกอยู่ เฉพาะผู้ดูแลระบบเท่านั้นที่ย้ายไปถังขยะได้',
  },
  noTheme: { en: 'The theme has no version of this page to go back to.', th: 'ธีมไม่มีหน้านี้ให้ย้อนกลับไป' },
}

/** Puts a page into the trash: managers see that at once, visitors with the next release. */
export async function trashDocument(db: Db, author: Author, key: string): Promise<{ trashedAt: string }> {
  const { site, locale, role, person } = author
  const found = await findDocument(db, { key, ...author })
  if (isFixed(found.place)) throw fixedDocument(locale)
  if (role !== 'admin' && found.read && hasLocked(found.read.flat))
    throw new CallError('locked_content', messages.locked[locale])
  if (found.row?.trashedAt) return { trashedAt: found.row.trashedAt.toISOString() }
  const trashedAt = new Date()
  await setTrashed(db, author, found, trashedAt)
  await recordAudit(db, {
    site: site.id,
    person,
    action: 'trash',
    subject: key,
    before: { trashed: false },
    after: { trashed: true },
  })
  return { trashedAt: trashedAt.toISOString() }
}

/**
 * Restores a page from the trash, unchanged, at another address if one is given. Throws when another page has the
 * address by now.
 */
export async function restoreDocument(
  db: Db,
  author: Author,
  key: string,
  wanted?: string,
): Promise<{ key: string; version: number }> {
  const { site, person } = author
  const found = await findDocument(db, { key, ...author })
  const { row, release, place } = found
  const isTrashed = row ? row.trashedAt !== null : releasedContent(release.content, place) === null
  if (!isTrashed || place.kind === 'slot') return { key, version: row?.version ?? 0 }
  const parkedFrom = place.kind === 'page' ? addressBeforeParking(place.path) : undefined
  if (place.kind === 'page' && (parkedFrom !== undefined || (wanted !== undefined && wanted !== place.path)))
    return restoreElsewhere(db, author, { from: place.path, parkedFrom, to: wanted ?? parkedFrom ?? place.path })
  if (place.kind === 'page') await claimAddress(db, { path: place.path, ...author })
  const version = await setTrashed(db, author, found, null)
  await recordAudit(db, {
    site: site.id,
    person,
    action: 'restore',
    subject: key,
    before: { trashed: true },
    after: { trashed: false },
  })
  return { key, version }
}

/** Restores a page whose own address another one has; `parkedFrom` is the address that it had before. */
async function restoreElsewhere(
  db: Db,
  author: Author,
  { from, parkedFrom, to }: { from: string; parkedFrom: string | undefined; to: string },
): Promise<{ key: string; version: number }> {
  await claimAddress(db, { path: to, ...author })
  checkParameters(parkedFrom ?? from, to, author.locale)
  // It may still have its own address: then it is moved aside first, like one whose address was taken.
  const parked = parkedFrom === undefined ? await parkTrashed(db, author, from) : from
  if (parked === undefined) throw purgedDocument(author.locale)
  const { version } = await unparkPage(db, author, parked, to)
  await recordAudit(db, {
    site: author.site.id,
    person: author.person,
    action: 'restore',
    subject: pageKey(to),
    before: { trashed: true },
    after: { trashed: false },
  })
  return { key: pageKey(to), version }
}

/**
 * Returns the document to the theme in a new version, so that the site's own can be restored; when `known` is given,
 * only from that version.
 */
export async function revertDocument(
  db: Db,
  author: Author,
  { key, base: known }: { key: string; base?: number | undefined },
): Promise<{ version: number }> {
  const { site, locale, role, person } = author
  const found = await findDocument(db, { key, ...author })
  const { row, place, theme, read: before } = found
  if (theme === undefined) throw new CallError('conflict', messages.noTheme[locale])
  const own = row ? row.content : releasedContent(found.release.content, place)
  const base = row?.version ?? 0
  if (known !== undefined && known !== base) throw staleDocument(locale, { version: base, content: found.content })
  if (own === null || own === undefined) return { version: base }
  const after = readDocument(place, theme)
  if (!after.ok || !mayEdit(after.value, role)) throw adminsOnly(locale)
  const forbidden = before && findForbidden(before.flat, after.value.flat, role)
  if (forbidden) throw forbiddenNode(locale, forbidden)
  const done = await writeVersion(db, {
    site: site.id,
    key,
    base,
    content: null,
    digest: '',
    by: person,
    themeBase: null,
  })
  if (!done) throw staleDocument(locale, { version: base, content: found.content })
  await recordAudit(db, {
    site: site.id,
    person,
    action: 'revert',
    subject: key,
    before: { version: base },
    after: { version: done.version },
  })
  return { version: done.version }
}

async function setTrashed(
  db: Db,
  { site, locale, person }: Author,
  { key, place, row, release, content }: Found,
  trashedAt: Date | null,
): Promise<number> {
  if (!row) {
    const released = releasedContent(release.content, place) ?? null
    const done = await writeVersion(db, {
      site: site.id,
      key,
      base: 0,
      content: released,
      digest: released === null ? '' : digestOf(released),
      by: person,
      trashedAt,
    })
    if (!done) throw staleDocument(locale, { version: 0, content })
    return done.version
  }
  // Content and version stay unchanged, so that people who edit it can go on.
  const [changed] = await db
    .update(draft)
    .set({ trashedAt, updatedBy: person ?? null, updatedAt: new Date() })
    .where(
      and(
        eq(draft.document, key),
        trashedAt ? isNull(draft.trashedAt) : isNotNull(draft.trashedAt),
        isNull(draft.movedTo),
        row.content === null ? undefined : isNotNull(draft.content),
      ),
    )
    .returning({ version: draft.version })
  if (changed) return changed.version
  const now = await findDraft(db, key)
  // An admin deleted it for good at the same moment.
  if (now?.trashedAt && now.content === null && row.content !== null) throw purgedDocument(locale)
  return now?.version ?? row.version
}
