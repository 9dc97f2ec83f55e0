import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { call } from '@schemas/api/editor/releases'
import { person, release, site } from '../../db/tables'
import { personName } from '../../drafts/draft-rows'
import { handle } from '../../http/handle'

const mostShown = 200

export const handler = handle(call, async ({ input: { before }, tx }) => {
  const rows = await tx((db) =>
    db
      .select({ no: release.no, at: release.publishedAt, note: release.note, by: personName, live: site.releaseNo, keys: sql<string[] | null>`${release.content} -> 'changed'` })
      .from(release)
      .innerJoin(site, eq(site.siteId, release.siteId))
      .leftJoin(person, and(eq(person.siteId, release.siteId), eq(person.id, release.publishedBy)))
      .where(before === undefined ? undefined : lt(release.no, before))
      .orderBy(desc(release.no))
      .limit(mostShown + 1),
  )
  const shown = rows.slice(0, mostShown)
  const last = rows.length > mostShown ? shown.at(-1) : undefined
  return { ...(last ? { next: last.no } : {}), releases: shown.map(({ no, at, note, by, live, keys }) => ({ no, at: at.toISOString(), note, isLive: no === live, keys: keys ?? [], ...(by ? { by } : {}) })) }
})
