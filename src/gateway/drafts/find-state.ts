import { eq, sql } from 'drizzle-orm'
import { readKey } from '@schemas/layout/document-key'
import type { Page } from '@schemas/layout/page'
import { hasRole } from '@schemas/layout/role'
import type { Db } from '../db/open'
import { draft } from '../db/tables'
import type { Log } from '../log'
import { ownMenu } from '../pages/site-menus'
import { sitePages } from '../pages/site-pages'
import type { Author } from './author'
import { currentRelease, releasedContent, themeSite } from './site-documents'
import { adminsOnly, movedDocument, unknownDocument } from './messages'

type StateRequest = Omit<Author, 'person'> & { key: string; log: Log }

/** The state of a document, without parsing it. Throws as `findDocument` does. */
export async function findState(
  db: Db,
  { key, site, themes, role, locale, log }: StateRequest,
): Promise<{ version: number; trashedAt: Date | null; access: Page['access'] }> {
  const place = readKey(key)
  const [row] = await db
    .select({
      version: draft.version,
      movedTo: draft.movedTo,
      trashedAt: draft.trashedAt,
      hasContent: sql<boolean>`${draft.content} IS NOT NULL`,
      access: sql<Page['access'] | null>`${draft.content} ->> 'access'`,
    })
    .from(draft)
    .where(eq(draft.document, key))
  if (row?.movedTo) throw movedDocument(locale, row.movedTo)
  let access: Page['access'] | undefined = row?.hasContent ? (row.access ?? 'guest') : undefined
  if (place.kind === 'slot') access ??= 'guest'
  else if (place.kind === 'section')
    access ??=
      ownMenu(place.section, site) !== undefined || releasedContent((await currentRelease(db, site)).content, place)
        ? 'guest'
        : undefined
  else
    access ??=
      (row ? undefined : sitePages(site, themes, log).page(place.path)?.access) ??
      sitePages(themeSite(site), themes, log).page(place.path)?.access
  if (access === undefined) throw unknownDocument(locale)
  if (!hasRole(role, access)) throw adminsOnly(locale)
  return { version: row?.version ?? 0, trashedAt: row?.trashedAt ?? null, access }
}
