import { and, eq, ne, sql } from 'drizzle-orm'
import { pageKey } from '@schemas/layout/document-key'
import { fillText } from '@schemas/layout/fill-text'
import { pathParams } from '@schemas/layout/path'
import { note } from '../db/note-tables'
import type { Db } from '../db/open'
import { draft, draftVersion } from '../db/tables'
import { CallError } from '../errors/call-error'
import { movePassword } from '../page-passwords/password-rows'
import { recordAudit } from '../audit/audit'
import type { Author } from './author'
import { findDraft } from './draft-rows'
import { findDocument } from './edited-document'
import { dropNotes } from './notes'
import { claimAddress } from './page-address'
import { digestOf } from './read-document'
import { isFixed } from './site-documents'
import { fixedDocument, staleDocument } from './messages'

const messages = {
  parameters: {
    en: 'The new address must have the same parameters as the old one: {names}',
    th: 'ที่อยู่ใหม่ต้องมีพารามิเตอร์เดิมให้ครบ: {names}',
  },
  none: {
    en: 'The new address can’t have parameters, because the old one has none.',
    th: 'ที่อยู่ใหม่ต้องไม่มีพารามิเตอร์ เพราะที่อยู่เดิมไม่มี',
  },
}

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
  const params = pathParams(from)
  if ([...params].sort().join() !== pathParams(path).sort().join()) {
    const message =
      params.length === 0
        ? messages.none[locale]
        : fillText(messages.parameters[locale], { names: params.map((name) => `{${name}}`).join(' ') })
    throw new CallError('invalid_input', message, { path: message })
  }
  const content = { ...((found.read?.json ?? found.content) as Record<string, unknown>), path }
  const to = pageKey(path)
  const stale = () => staleDocument(locale, { version: before, content: found.content })
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
