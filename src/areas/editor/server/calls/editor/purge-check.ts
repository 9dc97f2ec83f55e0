import { or, sql } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/purge-check'
import type { DocumentPlace } from '@schemas/layout/document-key'
import type { Db } from '@gateway/db/open'
import { release } from '@gateway/db/tables'
import { authorOf } from '@gateway/drafts/author'
import { linksTo } from '@gateway/drafts/links-to'
import { findPurgeable } from '@gateway/drafts/purge-document'
import { sectionHolders } from '@gateway/drafts/section-holders'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const author = authorOf(context)
    const {
      found: { place, theme },
      row,
      former,
      versions,
    } = await findPurgeable(db, author, context.input.key)
    const usedBy =
      place.kind === 'page'
        ? await linksTo(db, author, context.log, place.path)
        : place.kind === 'section'
          ? await sectionHolders(db, author, context.log, place.section)
          : []
    return {
      version: row.version,
      versions,
      isThemes: theme !== undefined,
      releases: await releasesOf(db, place, former),
      usedBy: usedBy.map(({ key, title }) => ({ key, title })),
    }
  }),
)

/** The releases that show it, at its address or a former one, without parsing them. */
async function releasesOf(
  db: Db,
  place: DocumentPlace,
  former: readonly string[],
): Promise<{ count: number; newest?: number }> {
  const [group, names] =
    place.kind === 'page'
      ? ['pages', [place.path, ...former]]
      : place.kind === 'section'
        ? ['sections', [place.section]]
        : ['slots', [place.slot]]
  const shows = names.map((name) => sql`jsonb_typeof(${release.content} -> ${group}::text -> ${name}::text) = 'object'`)
  const [found] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number), newest: sql<number | null>`max(${release.no})` })
    .from(release)
    .where(or(...shows))
  return { count: found?.count ?? 0, ...(found?.newest ? { newest: found.newest } : {}) }
}
