import { sql } from 'drizzle-orm'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { isRecord } from '@schemas/layout/json'
import type { Db } from '../db/open'
import { draft } from '../db/tables'
import type { Log } from '../log'
import { likePattern } from '../text/text-search'
import type { Author } from './author'
import { editedContents } from './edited-contents'

/** Number of links named; a header alone links from everywhere. */
const limit = 20

type Linking = Pick<DocumentEntry, 'key' | 'title'>

/**
 * Links to a path in the edited site: pages, slots, menus and sections that the person may edit. Addresses with
 * parameters are not covered: they can be linked in too many ways.
 */
export async function linksTo(db: Db, author: Author, log: Log, path: string): Promise<Linking[]> {
  if (path.includes('{')) return []
  const quoted = likePattern(`"${path}`)
  const found: Linking[] = []
  for (const {
    entry: { key, title, path: own },
    content,
  } of await editedContents(db, author, log, sql`${draft.content}::text LIKE ${quoted}`)) {
    if (own === path || found.length === limit) continue
    if (leadsTo(content, path)) found.push({ key, title })
  }
  return found
}

/** Whether any value is the path itself, or an anchor on that page. */
function leadsTo(value: unknown, path: string): boolean {
  if (typeof value === 'string') return value === path || value.startsWith(`${path}#`) || value.startsWith(`${path}?`)
  if (Array.isArray(value)) return value.some((each) => leadsTo(each, path))
  return isRecord(value) && Object.values(value).some((each) => leadsTo(each, path))
}
