import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { pageKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import { note } from '../db/note-tables'
import type { Db } from '../db/open'
import { draft, draftVersion } from '../db/tables'
import { movePassword } from '../page-passwords/password-rows'
import type { Author } from './author'
import { findDraft } from './draft-rows'
import { purgedDocument } from './messages'
import { dropNotes } from './notes'
import { digestOf } from './read-document'
import { themeDocument } from './site-documents'

/** No page can have such an address: a part of it begins with `~`. */
const parkedPath = (path: string) => `${path}/~${randomBytes(6).toString('hex')}`

/** The address that a page in the trash had when another one took it; undefined for one that still has its own. */
export const addressBeforeParking = (path: string): string | undefined => /^(.+)\/~[0-9a-f]{12}$/.exec(path)?.[1]

/**
 * Moves a trashed page aside, with its versions, notes and password, so that another one can have its address. The row
 * of the address stays, empty, so that versions go on counting. Returns where it is; undefined when there is
 * none.
 */
export async function parkTrashed(db: Db, author: Author, path: string): Promise<string | undefined> {
  const { site, themes, person } = author
  const key = pageKey(path)
  const [row] = await db
    .select()
    .from(draft)
    .where(and(eq(draft.document, key), isNotNull(draft.trashedAt), isNull(draft.movedTo)))
  const stored = row?.content ?? themeDocument({ kind: 'page', path }, site, themes)
  // What was deleted for good has nothing left to keep.
  if (!row || !isRecord(stored)) return undefined
  const to = parkedPath(path)
  const content = { ...stored, path: to }
  await moveRow(db, { from: key, to: pageKey(to), row, content })
  await db
    .update(draft)
    .set({
      content: null,
      digest: '',
      themeBase: null,
      updatedBy: person ?? null,
      updatedAt: new Date(),
    })
    .where(eq(draft.document, key))
  await db.update(draft).set({ movedTo: to }).where(eq(draft.movedTo, path))
  await movePassword(db, author, { from: path, to, left: row.version + 1, arrived: row.version })
  return to
}

/** Gives a page that was moved aside an address again, its former one or another. The address is free and locked. */
export async function unparkPage(db: Db, author: Author, from: string, path: string): Promise<{ version: number }> {
  const { site, person } = author
  const row = await findDraft(db, pageKey(from))
  // Someone else gave it an address, or deleted it for good, before the address was locked.
  if (!row || !isRecord(row.content)) throw purgedDocument(author.locale)
  const to = pageKey(path)
  await parkTrashed(db, author, path)
  // An earlier document at the address keeps its version numbers; the arriving versions count on from them.
  const offset = (await findDraft(db, to))?.version ?? 0
  const version = offset + row.version + 1
  const content = { ...row.content, path }
  const arrived = {
    content,
    digest: digestOf(content),
    version,
    movedTo: null,
    trashedAt: null,
    themeBase: row.themeBase,
    updatedBy: person ?? null,
    updatedAt: new Date(),
  }
  await db
    .insert(draft)
    .values({ siteId: site.id, document: to, ...arrived })
    .onConflictDoUpdate({ target: [draft.siteId, draft.document], set: arrived })
  await db
    .update(draftVersion)
    .set({ document: to, version: sql`${draftVersion.version} + ${offset}` })
    .where(eq(draftVersion.document, pageKey(from)))
  await db
    .insert(draftVersion)
    .values({ siteId: site.id, document: to, version, content, savedBy: person ?? null, savedAt: arrived.updatedAt })
  await db.update(draft).set({ movedTo: path }).where(eq(draft.movedTo, from))
  await movePassword(db, author, { from, to: path, left: row.version + 1, arrived: version })
  await dropNotes(db, to)
  await db
    .update(note)
    .set({ document: to })
    .where(eq(note.document, pageKey(from)))
  // No row is ever deleted: an empty one is listed nowhere.
  await db
    .update(draft)
    .set({ content: null, digest: '', themeBase: null, version: row.version + 1 })
    .where(eq(draft.document, pageKey(from)))
  return { version }
}

async function moveRow(
  db: Db,
  { from, to, row, content }: { from: string; to: string; row: typeof draft.$inferSelect; content: unknown },
): Promise<void> {
  await db.insert(draft).values({ ...row, document: to, content, digest: digestOf(content) })
  await db.update(draftVersion).set({ document: to }).where(eq(draftVersion.document, from))
  await db.update(note).set({ document: to }).where(eq(note.document, from))
}
