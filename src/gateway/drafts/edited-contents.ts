import { and, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { DocumentEntry } from '@schemas/entities/document'
import { readKey } from '@schemas/layout/document-key'
import type { Db } from '../db/open'
import { draft } from '../db/tables'
import type { Log } from '../log'
import type { Author } from './author'
import { listDocuments } from './list-documents'
import { currentRelease, liveDocument, themeDocument } from './site-documents'

/** What the person may edit, as the site is being edited now, without what lies in the trash. Of drafts `where` says whose content is read; of the others it is undefined. */
export async function editedContents(db: Db, { site, themes, role }: Author, log: Log, where?: SQL): Promise<{ entry: DocumentEntry; content: unknown }[]> {
  const drafts = new Map((await db.select({ key: draft.document, content: draft.content }).from(draft).where(and(isNotNull(draft.content), isNull(draft.movedTo), where))).map(({ key, content }) => [key, content]))
  const rows = new Map((await db.select({ key: draft.document, hasContent: sql<boolean>`${draft.content} IS NOT NULL` }).from(draft)).map(({ key, hasContent }) => [key, hasContent]))
  const { content: released } = await currentRelease(db, site)
  // As `findDocument` has it: what was given back to the theme says what the theme says, whatever visitors still see.
  const contentOf = (key: string) => {
    const hasContent = rows.get(key)
    if (hasContent) return drafts.get(key)
    return hasContent === undefined ? liveDocument(readKey(key), released, site, themes) : themeDocument(readKey(key), site, themes)
  }
  const standing = (await listDocuments(db, { site, themes, role, log })).filter(({ trashed }) => !trashed)
  return standing.map((entry) => ({ entry, content: contentOf(entry.key) }))
}
