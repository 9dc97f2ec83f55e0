import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/releases'
import { rolledBackTo } from '@schemas/editor/entities/rolled-back'
import { person, release, site } from '@gateway/db/tables'
import { personName } from '@gateway/drafts/draft-rows'
import { changedDocuments, shownDocuments } from '@gateway/drafts/released-documents'
import { handle } from '@gateway/call/handle'

const maxShown = 200

export const handler = handle(call, async ({ input: { before }, tx, site: own, services: { themes } }) => {
  const rows = await tx((db) =>
    db
      .select({
        no: release.no,
        at: release.publishedAt,
        note: release.note,
        by: personName,
        live: site.releaseNo,
        made: site.theme,
        changed: changedDocuments,
        backTo: sql<number | null>`(${release.content} ->> 'backTo')::int`,
      })
      .from(release)
      .innerJoin(site, eq(site.siteId, release.siteId))
      .leftJoin(person, and(eq(person.siteId, release.siteId), eq(person.id, release.publishedBy)))
      .where(before === undefined ? undefined : lt(release.no, before))
      .orderBy(desc(release.no))
      .limit(maxShown + 1),
  )
  const shown = rows.slice(0, maxShown)
  const last = rows.length > maxShown ? shown.at(-1) : undefined
  const releases = shown.map(({ no, at, note, by, live, made, changed, backTo }) => {
    const rolledBack = rolledBackTo(note)
    const earlier = backTo ?? rolledBack
    return {
      no,
      at: at.toISOString(),
      note: rolledBack === undefined ? note : '',
      isLive: no === live,
      keys: (changed ?? []).map(({ key }) => key),
      documents: shownDocuments(changed ?? [], own, themes, made.homepage),
      ...(earlier === undefined ? {} : { backTo: earlier }),
      ...(by ? { by } : {}),
    }
  })
  return { ...(last ? { next: last.no } : {}), releases }
})
