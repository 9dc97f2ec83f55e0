import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { sectionKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import { menuOfKey } from '@schemas/layout/menu-section'
import type { LocalisedText } from '@schemas/layout/text'
import type { Db } from '../db/open'
import { audit, draft } from '../db/tables'
import type { Site } from '../platform/sites'
import { currentRelease } from './site-documents'

/** What the sections among these documents are called now, in the trash too, or were called when they were deleted for good: an id that was made up tells nobody which one is meant. */
export async function sectionTitles(db: Db, site: Site, keys: readonly string[]): Promise<Record<string, LocalisedText>> {
  const wanted = [...new Set(keys)].filter((key) => key.startsWith(sectionKey('')) && menuOfKey(key) === undefined)
  if (wanted.length === 0) return {}
  const rows = await db.select({ key: draft.document, title: sql<unknown>`${draft.content}->'title'` }).from(draft).where(inArray(draft.document, wanted))
  const found = new Map(rows.map(({ key, title }) => [key, title]))
  const gone = wanted.filter((key) => found.has(key) && !found.get(key))
  const was = gone.length > 0 ? await db.select({ key: audit.subject, title: sql<unknown>`${audit.before}->'title'` }).from(audit).where(and(eq(audit.action, 'purge-document'), inArray(audit.subject, gone))).orderBy(asc(audit.at), asc(audit.id)) : []
  // The last counts: what is rolled back to may be deleted anew, by another name.
  for (const { key, title } of was) found.set(key, title)
  // One that came with the site and was never worked on stands in the release alone.
  const { sections = {} } = wanted.every((key) => found.has(key)) ? {} : (await currentRelease(db, site)).content
  return Object.fromEntries(
    wanted.flatMap((key) => {
      const released: unknown = sections[key.slice(sectionKey('').length)]
      const title = found.get(key) ?? (isRecord(released) ? released.title : undefined)
      return title ? [[key, title as LocalisedText]] : []
    }),
  )
}
