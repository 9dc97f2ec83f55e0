import { and, asc, eq, inArray } from 'drizzle-orm'
import { call } from '@schemas/api/editor/scheduled'
import { draft, person, publication } from '../../db/tables'
import { authorOf } from '../../drafts/author'
import { personName } from '../../drafts/draft-rows'
import { mayChangePlan, plannedDocuments } from '../../drafts/planned'
import { handle } from '../../http/handle'

export const handler = handle(call, async (given) => {
  const { tx } = given
  const { rows, drafts } = await tx(async (db) => ({
    rows: await db
      .select({
        id: publication.id,
        at: publication.dueAt,
        note: publication.note,
        status: publication.status,
        plannedAt: publication.plannedAt,
        by: personName,
        // The documents themselves stay where they are.
        planned: plannedDocuments,
      })
      .from(publication)
      .leftJoin(person, and(eq(person.siteId, publication.siteId), eq(person.id, publication.plannedBy)))
      .where(inArray(publication.status, ['waiting', 'failed']))
      .orderBy(asc(publication.dueAt), asc(publication.id)),
    drafts: await db.select({ key: draft.document, version: draft.version }).from(draft),
  }))
  const newest = new Map(drafts.map(({ key, version }) => [key, version]))
  return {
    publications: rows.filter(({ planned }) => mayChangePlan(authorOf(given), planned)).map(({ id, at, note, status, plannedAt, by, planned }) => ({
      id,
      at: at.toISOString(),
      note,
      status: status === 'failed' ? ('failed' as const) : ('waiting' as const),
      plannedAt: plannedAt.toISOString(),
      ...(by ? { by } : {}),
      documents: planned.map(({ key, version }) => ({ key, isStale: newest.get(key) !== version })),
    })),
  }
})
