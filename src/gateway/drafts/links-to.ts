import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { DocumentEntry } from '@schemas/entities/document'
import { readKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import type { Db } from '../db/open'
import { draft } from '../db/tables'
import type { Log } from '../log'
import type { Author } from './author'
import { listDocuments } from './list-documents'
import { currentRelease, liveDocument } from './site-documents'

/** So many are named; a header alone leads from everywhere. */
const most = 20

type Linking = Pick<DocumentEntry, 'key' | 'title'>

/** What leads to a path as the site is being edited now: pages, slots, menus and sections, of what the person may edit. Addresses that hold parts which vary are led to in too many ways to be found. */
export async function linksTo(db: Db, { site, themes, role }: Author, log: Log, path: string): Promise<Linking[]> {
  if (path.includes('{')) return []
  const quoted = `%"${path.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const drafts = new Map((await db.select({ key: draft.document, content: draft.content }).from(draft).where(and(isNotNull(draft.content), isNull(draft.movedTo), sql`${draft.content}::text LIKE ${quoted}`))).map(({ key, content }) => [key, content]))
  const edited = new Set((await db.select({ key: draft.document }).from(draft).where(isNotNull(draft.content))).map(({ key }) => key))
  const { content: released } = await currentRelease(db, site)
  const found: Linking[] = []
  for (const { key, title, trashed, path: own } of await listDocuments(db, { site, themes, role, log })) {
    if (trashed || own === path || found.length === most) continue
    const content = edited.has(key) ? drafts.get(key) : liveDocument(readKey(key), released, site, themes)
    if (leadsTo(content, path)) found.push({ key, title })
  }
  return found
}

/** Whether any value is the path itself, or a place on that page. */
function leadsTo(value: unknown, path: string): boolean {
  if (typeof value === 'string') return value === path || value.startsWith(`${path}#`) || value.startsWith(`${path}?`)
  if (Array.isArray(value)) return value.some((each) => leadsTo(each, path))
  return isRecord(value) && Object.values(value).some((each) => leadsTo(each, path))
}
