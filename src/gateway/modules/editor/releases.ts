import { and, desc, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/api/editor/releases'
import { person, release, site } from '../../db/tables'
import { personName } from '../../drafts/draft-rows'
import { handle } from '../../http/handle'

const mostShown = 200

export const handler = handle(call, async ({ tx }) => {
  const rows = await tx((db) =>
    db
      .select({ no: release.no, at: release.publishedAt, note: release.note, by: personName, live: site.releaseNo, keys: sql<string[] | null>`${release.content} -> 'changed'` })
      .from(release)
      .innerJoin(site, eq(site.siteId, release.siteId))
      .leftJoin(person, and(eq(person.siteId, release.siteId), eq(person.id, release.publishedBy)))
      .orderBy(desc(release.no))
      .limit(mostShown),
  )
  return { releases: rows.map(({ no, at, note, by, live, keys }) => ({ no, at: at.toISOString(), note, isLive: no === live, keys: keys ?? [], ...(by ? { by } : {}) })) }
})
