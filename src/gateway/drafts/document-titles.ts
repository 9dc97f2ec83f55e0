import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { readKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import { menuOfKey } from '@schemas/layout/menu-section'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Db } from '../db/open'
import { audit, draft } from '../db/tables'
import { themePages } from '../pages/site-pages'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'
import { currentRelease, releasedContent } from './site-documents'

/**
 * Current titles of the pages and sections among these documents, trashed ones included, or their last titles when
 * deleted for good: an address tells few readers which page is meant, and a random id tells nobody which section.
 */
export async function documentTitles(
  db: Db,
  site: Site,
  themes: Themes,
  keys: readonly string[],
): Promise<Record<string, LocalisedText>> {
  const wanted = [...new Set(keys)].filter((key) => /^(?:page|section):/.test(key) && menuOfKey(key) === undefined)
  if (wanted.length === 0) return {}
  const rows = await db
    .select({ key: draft.document, title: sql<unknown>`${draft.content}->'title'` })
    .from(draft)
    .where(inArray(draft.document, wanted))
  const found = new Map(rows.map(({ key, title }) => [key, title]))
  const gone = wanted.filter((key) => found.has(key) && !found.get(key))
  const was =
    gone.length > 0
      ? await db
          .select({ key: audit.subject, title: sql<unknown>`${audit.before}->'title'` })
          .from(audit)
          .where(and(eq(audit.action, 'purge-document'), inArray(audit.subject, gone)))
          .orderBy(asc(audit.at), asc(audit.id))
      : []
  // The last one counts: a document restored by a rollback may be deleted again under another title.
  for (const { key, title } of was) found.set(key, title)
  // A document that came with the site and was never edited exists in the release or the theme only.
  const released = wanted.every((key) => found.get(key)) ? {} : (await currentRelease(db, site)).content
  return Object.fromEntries(
    wanted.flatMap((key) => {
      const place = readKey(key)
      const documents = found.get(key)
        ? []
        : [releasedContent(released, place), ...(place.kind === 'page' ? themePages(place.path, site, themes) : [])]
      const title = found.get(key) ?? documents.filter(isRecord).find((document) => document.title)?.title
      return title ? [[key, title as LocalisedText]] : []
    }),
  )
}
