import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/versions'
import { hasRole, roles } from '@schemas/layout/role'
import { draftVersion, person } from '@gateway/db/tables'
import { authorOf } from '@gateway/drafts/author'
import { personName } from '@gateway/drafts/draft-rows'
import { findDocument, mayEditStored } from '@gateway/drafts/edited-document'
import { handle } from '@gateway/call/handle'

const maxShown = 200

export const handler = handle(call, async (context) => {
  const {
    input: { key, before },
    session: { role },
  } = context
  const rows = await context.tx(async (db) => {
    const { theme } = await findDocument(db, { key, ...authorOf(context) })
    const { content } = draftVersion
    const isVisible =
      role === 'admin'
        ? undefined
        : or(
            mayEditStored(theme, role) ? isNull(content) : undefined,
            and(
              isNotNull(content),
              inArray(
                sql`coalesce(${content} ->> 'access', 'guest')`,
                roles.filter((each) => hasRole(role, each)),
              ),
            ),
          )
    return db
      .select({
        version: draftVersion.version,
        at: draftVersion.savedAt,
        label: draftVersion.label,
        by: personName,
        isTheme: sql<boolean>`${content} IS NULL`,
      })
      .from(draftVersion)
      .leftJoin(person, and(eq(person.siteId, draftVersion.siteId), eq(person.id, draftVersion.savedBy)))
      .where(
        and(
          eq(draftVersion.document, key),
          before === undefined ? undefined : lt(draftVersion.version, before),
          isVisible,
        ),
      )
      .orderBy(desc(draftVersion.version))
      .limit(maxShown + 1)
  })
  const shown = rows.slice(0, maxShown)
  const last = rows.length > maxShown ? shown.at(-1) : undefined
  return {
    ...(last ? { next: last.version } : {}),
    versions: shown.map(({ version, at, label, by, isTheme }) => ({
      version,
      at: at.toISOString(),
      isTheme,
      ...(by ? { by } : {}),
      ...(label ? { label } : {}),
    })),
  }
})
