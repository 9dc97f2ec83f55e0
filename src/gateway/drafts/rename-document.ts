import { and, eq, ne, sql } from 'drizzle-orm'
import { pageKey } from '@schemas/layout/document-key'
import { note } from '../db/note-tables'
import type { Db } from '../db/open'
import { draft, draftVersion } from '../db/tables'
import { movePassword } from '../page-passwords/password-rows'
import { recordAudit } from '../audit/audit'
import type { Author } from './author'
import { checkParameters } from './check-parameters'
import { findDraft } from './draft-rows'
import { findDocument } from './edited-document'
import { dropNotes } from './notes'
import { claimAddress } from './page-address'
import { parkTrashed } from './parked-page'
import { digestOf } from './read-document'
import { isFixed } from './site-documents'
import { fixedDocument, staleDocument } from './messages'

/**
 * Gives a page another address. Its versions, notes and password move along; the old address stays as a pointer to the
 * new one, from which the release makes a redirect.
 */
export async function renameDocument(
  db: Db,
  author: Author,
  key: string,
  path: string,
): Promise<{ key: string; version: number }> {
  const { site, locale, person } = author
  const found = await findDocument(db, { key, ...author })
  if (found.place.kind !== 'page' || isFixed(found.place)) throw fixedDocument(locale)
  const from = found.place.path
  const before = found.row?.version ?? 0
  if (path === from) return { key, version: before }
  await claimAddress(db, { path, from, ...author })
  checkParameters(from, path, locale)
  const content = { ...((found.read?.json ?? found.content) as Record<string, unknown>), path }
  const to = pageKey(path)
  const stale = () => staleDocument(locale, { version: before, content: found.content })
  await parkTrashed(db, author, path)
  // An earlier document at the new address keeps its version numbers; the arriving versions count on from them.
  const offset = (await findDraft(db, to))?.version ?? 0
  const version = offset + before + 1
  const left = {
    content: null,
    digest: '',
    themeBase: null,
    movedTo: path,
    trashedAt: null,
    updatedBy: person ?? null,
    updatedAt: new Date(),
  }
  const [old] = found.row
    ? await db
        .update(draft)
        .set({ ...left, version: before + 1 })
        .where(and(eq(draft.document, key), eq(draft.version, before)))
        .returning({ version: draft.version })
    : await db
        .insert(draft)
        .values({ ...left, siteId: site.id, document: key, version: 1 })
        .onConflictDoNothing()
        .returning({ version: draft.version })
  if (!old) throw stale()
  // One step from any former address.
  await db
    .update(draft)
    .set({ movedTo: path })
    .where(and(eq(draft.movedTo, from), ne(draft.document, to)))
  const arrived = {
    content,
    digest: digestOf(content),
    version,
    movedTo: null,
    trashedAt: null,
    themeBase: found.row ? found.row.themeBase : (found.theme ?? null),
    updatedBy: person ?? null,
    updatedAt: left.updatedAt,
  }
  const [row] = await db
    .insert(draft)
    .values({ siteId: site.id, document: to, ...arrived })
    .onConflictDoUpdate({ target: [draft.siteId, draft.document], set: arrived, setWhere: eq(draft.version, offset) })
    .returning({ version: draft.version })
  if (!row) throw stale()
  await db
    .update(draftVersion)
    .set({ document: to, version: sql`${draftVersion.version} + ${offset}` })
    .where(eq(draftVersion.document, key))
  await db
    .insert(draftVersion)
    .values({ siteId: site.id, document: to, version, content, savedBy: person ?? null, savedAt: left.updatedAt })
  await movePassword(db, author, { from, to: path, left: old.version, arrived: version })
  await dropNotes(db, to)
  await db.update(note).set({ document: to }).where(eq(note.document, key))
  await recordAudit(db, {
    site: site.id,
    person,
    action: 'rename',
    subject: to,
    before: { path: from },
    after: { path },
  })
  return { key: to, version }
}
