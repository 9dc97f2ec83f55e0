import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/scheduled'
import { draft, person, publication } from '@gateway/db/tables'
import { authorOf } from '@gateway/drafts/author'
import { personName } from '@gateway/drafts/draft-rows'
import { isLeftOut, mayChangePlan, type Planned, plannedDocuments } from '@gateway/drafts/planned'
import { currentRelease } from '@gateway/drafts/site-documents'
import { handle } from '@gateway/call/handle'
import { resolveTheme } from '@gateway/themes/resolve-theme'
import { readThemeRows } from '@gateway/themes/theme-rows'

export const handler = handle(call, async (context) => {
  const {
    tx,
    site,
    services: { themes },
  } = context
  const {
    rows,
    drafts,
    looks: themeRows,
    current,
  } = await tx(async (db) => ({
    rows: await db
      .select({
        id: publication.id,
        at: publication.dueAt,
        note: publication.note,
        status: publication.status,
        plannedAt: publication.plannedAt,
        by: personName,
        // The documents themselves are not loaded.
        planned: plannedDocuments,
      })
      .from(publication)
      .leftJoin(person, and(eq(person.siteId, publication.siteId), eq(person.id, publication.plannedBy)))
      .where(inArray(publication.status, ['waiting', 'failed']))
      .orderBy(asc(publication.dueAt), asc(publication.id)),
    drafts: await db
      .select({
        key: draft.document,
        version: draft.version,
        isGone: sql<boolean>`(${draft.trashedAt} IS NOT NULL OR ${draft.movedTo} IS NOT NULL)`,
      })
      .from(draft),
    looks: await readThemeRows(db),
    current: await currentRelease(db, site),
  }))
  const newest = new Map(drafts.map((each) => [each.key, each]))
  const isNewest = ({ key, version, gone, theme }: Planned) => {
    if (theme !== null) return resolveTheme(theme, { rows: themeRows, themes, site })?.edition === version
    const now = newest.get(key)
    // Trashing or restoring a page makes no version.
    return now?.version === version && now.isGone === (gone !== null)
  }
  return {
    publications: rows
      .filter(({ planned }) => mayChangePlan(authorOf(context), planned))
      .map(({ id, at, note, status, plannedAt, by, planned }) => ({
        id,
        at: at.toISOString(),
        note,
        status: status === 'failed' ? ('failed' as const) : ('waiting' as const),
        plannedAt: plannedAt.toISOString(),
        ...(by ? { by } : {}),
        documents: planned.map((each) => {
          const isOut = isLeftOut(current.content, each, plannedAt)
          return {
            key: each.key,
            isStale: isOut || !isNewest(each),
            ...(isOut ? { isLeftOut: true } : {}),
            ...(each.title ? { title: each.title } : {}),
          }
        }),
      })),
  }
})
