import { and, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { DocumentEntry } from '@schemas/entities/document'
import { readKey } from '@schemas/layout/document-key'
import type { Db } from '../db/open'
import { draft } from '../db/tables'
import type { Log } from '../log'
import type { Author } from './author'
import { listDocuments } from './list-documents'
import { currentRelease, liveDocument } from './site-documents'

/** What the person may edit, as the site is being edited now, without what lies in the trash. Of drafts `where` says whose content is read; of the others it is undefined. */
export async function editedContents(db: Db, { site, themes, role }: Author, log: Log, where?: SQL): Promise<{ entry: DocumentEntry; content: unknown }[]> {
  const drafts = new Map((await db.select({ key: draft.document, content: draft.content }).from(draft).where(and(isNotNull(draft.content), isNull(draft.movedTo), where))).map(({ key, content }) => [key, content]))
  const edited = new Set((await db.select({ key: draft.document }).from(draft).where(isNotNull(draft.content))).map(({ key }) => key))
  const { content: released } = await currentRelease(db, site)
  const standing = (await listDocuments(db, { site, themes, role, log })).filter(({ trashed }) => !trashed)
  return standing.map((entry) => ({ entry, content: edited.has(entry.key) ? drafts.get(entry.key) : liveDocument(readKey(entry.key), released, site, themes) }))
}
