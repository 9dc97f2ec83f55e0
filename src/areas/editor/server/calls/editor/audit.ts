import { and, desc, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { call } from '@schemas/editor/calls/editor/audit'
import { auditActsOf, isAuditAct } from '@schemas/area-audits'
import { pageKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import { decodeCursor, encodeCursor } from '@gateway/db/cursor'
import { audit, draftVersion, person } from '@gateway/db/tables'
import { documentTitles } from '@gateway/drafts/document-titles'
import { personName } from '@gateway/drafts/draft-rows'
import { mayEditStored } from '@gateway/drafts/edited-document'
import { themeDocument } from '@gateway/drafts/site-documents'
import { themePatterns } from '@gateway/pages/site-pages'
import type { Site } from '@gateway/platform/sites'
import type { Themes } from '@gateway/themes/themes'
import { handle } from '@gateway/call/handle'

/** The person affected: actions on a person or wallet carry their name. For a note, its writer. */
const subjectPerson = alias(person, 'subject_person')
const subjectPersonId = sql`CASE WHEN ${audit.subject} ~ '^(person|wallet):' THEN substr(${audit.subject}, strpos(${audit.subject}, ':') + 1) WHEN ${audit.action} = 'note-delete' THEN ${audit.before} ->> 'person' END`
const subjectName = sql<string | null>`nullif(trim(${subjectPerson.firstname} || ' ' || ${subjectPerson.lastname}), '')`

/** Documents, releases and redirects; the same actions on files are others' business. */
const ofPages = sql`${audit.subject} ~ '^(page|slot|section|release|publication|redirect):'`
/** Pages of which a manager knows nothing, now or in any version. */
const ofAdmins = sql`EXISTS (SELECT FROM ${draftVersion} WHERE ${draftVersion.document} = ${audit.subject} AND ${draftVersion.content} ->> 'access' = 'admin')`

export const handler = handle(call, async ({ input, tx, site, session, services }) => {
  const isAdmin = session.role === 'admin'
  const hidden = isAdmin ? [] : adminPages(site, services.themes)
  const { subject, action, area, limit } = input
  const from = input.cursor === undefined ? undefined : decodeCursor(input.cursor)
  const rows = await tx((db) =>
    db
      .select({ ...getTableColumns(audit), by: personName, of: subjectName })
      .from(audit)
      .leftJoin(person, and(eq(person.siteId, audit.siteId), eq(person.id, audit.personId)))
      .leftJoin(subjectPerson, and(eq(subjectPerson.siteId, audit.siteId), eq(subjectPerson.id, subjectPersonId)))
      .where(
        and(
          subject === undefined ? undefined : eq(audit.subject, subject),
          input.person === undefined ? undefined : eq(audit.personId, input.person),
          action === undefined ? undefined : isAuditAct(action) ? eq(audit.action, action) : sql`false`,
          area === undefined ? undefined : inArray(audit.action, auditActsOf(area)),
          isAdmin
            ? undefined
            : and(
                inArray(audit.action, auditActsOf('pages')),
                ofPages,
                sql`NOT ${ofAdmins}`,
                hidden.length > 0 ? notInArray(audit.subject, hidden) : undefined,
              ),
          from && sql`(${audit.at}, ${audit.id}) < (${from.at.toISOString()}::timestamptz, ${from.id})`,
        ),
      )
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(limit + 1),
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const titles = await tx((db) => documentTitles(db, site, services.themes, shown.flatMap(namedIn)))
  return {
    titles,
    entries: shown.map(asAuthor).map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      ...(row.personId ? { person: row.personId } : {}),
      ...(row.by ? { by: row.by } : {}),
      action: row.action,
      subject: row.subject,
      ...(row.of ? { of: row.of } : {}),
      before: isAdmin || row.action !== 'save' ? row.before : null,
      after: isAdmin || row.action !== 'save' ? row.after : null,
    })),
    ...(last ? { next: encodeCursor({ at: last.at, id: last.id }) } : {}),
  }
})

/** Keys of the theme's pages that only admins may open. */
const adminPages = (site: Site, themes: Themes): string[] =>
  themePatterns(site, themes).flatMap((path) =>
    mayEditStored(themeDocument({ kind: 'page', path }, site, themes), 'manager') ? [] : [pageKey(path)],
  )

/** A deleted note is listed by its document; its writer is shown as what was removed. */
function asAuthor<Row extends { action: string; of: string | null; before: unknown }>(row: Row): Row {
  return row.action === 'note-delete' && isRecord(row.before)
    ? { ...row, of: null, before: { ...row.before, ...(row.of ? { author: row.of } : {}) } }
    : row
}

/** Keys of the documents that an action affected. */
function namedIn({ subject, before, after }: { subject: string; before: unknown; after: unknown }): string[] {
  const keys = [before, after].flatMap((side) => (isRecord(side) && Array.isArray(side.keys) ? side.keys : []))
  return [subject, ...keys.filter((key) => typeof key === 'string')]
}
