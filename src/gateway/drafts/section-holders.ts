import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { sectionsIn } from '@schemas/layout/sections'
import type { Db } from '../db/open'
import { draft } from '../db/tables'
import type { Log } from '../log'
import type { Author } from './author'
import { listDocuments } from './list-documents'

/** Number of documents named in the message. */
const limit = 20

/** Edited documents that show a section and that the person may edit: themes reference no sections of a site. */
export async function sectionHolders(
  db: Db,
  { site, themes, role }: Author,
  log: Log,
  id: string,
): Promise<Pick<DocumentEntry, 'key' | 'title'>[]> {
  const rows = await db
    .select({ key: draft.document, content: draft.content })
    .from(draft)
    .where(
      and(
        isNotNull(draft.content),
        isNull(draft.movedTo),
        isNull(draft.trashedAt),
        sql`${draft.content}::text LIKE ${`%"${id}"%`}`,
      ),
    )
  const holding = new Set(rows.filter(({ content }) => sectionsIn(content).has(id)).map(({ key }) => key))
  if (holding.size === 0) return []
  return (await listDocuments(db, { site, themes, role, log })).filter(({ key }) => holding.has(key)).slice(0, limit)
}
