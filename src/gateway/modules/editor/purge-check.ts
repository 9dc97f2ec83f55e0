import { sql } from 'drizzle-orm'
import { call } from '@schemas/api/editor/purge-check'
import type { DocumentPlace } from '@schemas/layout/document-key'
import type { Db } from '../../db/open'
import { release } from '../../db/tables'
import { authorOf } from '../../drafts/author'
import { linksTo } from '../../drafts/links-to'
import { findPurgeable } from '../../drafts/purge-document'
import { sectionHolders } from '../../drafts/section-holders'
import { handle } from '../../http/handle'

export const handler = handle(call, (given) =>
  given.tx(async (db) => {
    const author = authorOf(given)
    const { found: { place, theme }, row, versions } = await findPurgeable(db, author, given.input.key)
    const usedBy = place.kind === 'page' ? await linksTo(db, author, given.log, place.path) : place.kind === 'section' ? await sectionHolders(db, author, given.log, place.section) : []
    return { version: row.version, versions, isThemes: theme !== undefined, releases: await releasesOf(db, place), usedBy: usedBy.map(({ key, title }) => ({ key, title })) }
  }),
)

/** The releases that show it, without reading them. */
async function releasesOf(db: Db, place: DocumentPlace): Promise<{ count: number; newest?: number }> {
  const [group, name] = place.kind === 'page' ? ['pages', place.path] : place.kind === 'section' ? ['sections', place.section] : ['slots', place.slot]
  const [found] = await db.select({ count: sql<number>`count(*)`.mapWith(Number), newest: sql<number | null>`max(${release.no})` }).from(release).where(sql`jsonb_typeof(${release.content} -> ${group}::text -> ${name}::text) = 'object'`)
  return { count: found?.count ?? 0, ...(found?.newest ? { newest: found.newest } : {}) }
}
