import { and, asc, eq, inArray } from 'drizzle-orm'
import { call } from '@schemas/api/editor/scheduled'
import { draft, person, publication } from '../../db/tables'
import { authorOf } from '../../drafts/author'
import { personName } from '../../drafts/draft-rows'
import { mayChangePlan, type Planned, plannedDocuments } from '../../drafts/planned'
import { handle } from '../../http/handle'
import { resolveTheme } from '../../themes/resolve-theme'
import { readThemeRows } from '../../themes/theme-rows'

export const handler = handle(call, async (given) => {
  const { tx, site, services: { themes } } = given
  const { rows, drafts, looks } = await tx(async (db) => ({
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
    looks: await readThemeRows(db),
  }))
  const newest = new Map(drafts.map(({ key, version }) => [key, version]))
  const newestOf = ({ key, theme }: Planned) => (theme === null ? newest.get(key) : resolveTheme(theme, { rows: looks, themes, site })?.edition)
  return {
    publications: rows.filter(({ planned }) => mayChangePlan(authorOf(given), planned)).map(({ id, at, note, status, plannedAt, by, planned }) => ({
      id,
      at: at.toISOString(),
      note,
      status: status === 'failed' ? ('failed' as const) : ('waiting' as const),
      plannedAt: plannedAt.toISOString(),
      ...(by ? { by } : {}),
      documents: planned.map((each) => ({ key: each.key, isStale: newestOf(each) !== each.version })),
    })),
  }
})
