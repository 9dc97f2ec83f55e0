import { setImmediate as otherWork } from 'node:timers/promises'
import { and, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { readKey } from '@schemas/layout/document-key'
import type { Db } from '../db/open'
import { draft } from '../db/tables'
import type { Log } from '../log'
import type { Author } from './author'
import { mayEditStored } from './edited-document'
import { listDocuments } from './list-documents'
import { currentRelease, liveDocument, themeDocument } from './site-documents'

type Edited = { entry: DocumentEntry; content: unknown }

/** Drafts read at once: together they are all pages of a site, perhaps hundreds of long ones. */
const atOnce = 20

/**
 * What the person may edit, in its edited state, without the trash. `where` selects the drafts whose content is read;
 * the content of others is undefined.
 */
export async function editedContents(db: Db, author: Author, log: Log, where?: SQL): Promise<Edited[]> {
  const drafts = await draftContents(db, where)
  return (await standing(db, author, log)).map(({ entry, isDraft, content }) => ({
    entry,
    content: isDraft ? drafts.get(entry.key) : content,
  }))
}

/**
 * The same as a stream: drafts are read a few at a time in short transactions, so that a long search blocks nobody. A
 * draft changed meanwhile is returned in its new state, unless the person may no longer edit it; one that no longer
 * matches `where` is left out.
 */
export async function* editedInTurn(
  tx: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  author: Author,
  log: Log,
  where?: SQL,
): AsyncGenerator<Edited> {
  const all = await tx((db) => standing(db, author, log))
  for (let from = 0; from < all.length; from += atOnce) {
    const few = all.slice(from, from + atOnce)
    const keys = few.filter(({ isDraft }) => isDraft).map(({ entry }) => entry.key)
    const drafts =
      keys.length > 0
        ? await tx((db) => draftContents(db, and(inArray(draft.document, keys), where)))
        : new Map<string, unknown>()
    for (const { entry, isDraft, content } of few) {
      const found = isDraft ? drafts.get(entry.key) : content
      if (!isDraft || (found !== undefined && mayEditStored(found, author.role))) yield { entry, content: found }
      // Other requests are served between two documents: a site may have hundreds of long pages.
      await otherWork()
    }
  }
}

const draftContents = async (db: Db, where?: SQL) =>
  new Map(
    (
      await db
        .select({ key: draft.document, content: draft.content })
        .from(draft)
        .where(and(isNotNull(draft.content), isNull(draft.movedTo), where))
    ).map(({ key, content }) => [key, content]),
  )

/** Each document, with its content where there is no draft. */
async function standing(db: Db, { site, themes, role }: Author, log: Log): Promise<(Edited & { isDraft: boolean })[]> {
  const rows = new Map(
    (await db.select({ key: draft.document, hasContent: sql<boolean>`${draft.content} IS NOT NULL` }).from(draft)).map(
      ({ key, hasContent }) => [key, hasContent],
    ),
  )
  const { content: released } = await currentRelease(db, site)
  // As in `findDocument`: a document returned to the theme has the theme's content, whatever visitors still see.
  const contentOf = (key: string) =>
    rows.has(key) ? themeDocument(readKey(key), site, themes) : liveDocument(readKey(key), released, site, themes)
  const entries = (await listDocuments(db, { site, themes, role, log })).filter(({ trashed }) => !trashed)
  return entries.map((entry) =>
    rows.get(entry.key)
      ? { entry, isDraft: true, content: undefined }
      : { entry, isDraft: false, content: contentOf(entry.key) },
  )
}
