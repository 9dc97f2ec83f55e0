import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { call } from '@schemas/api/editor/versions'
import { draftVersion, person } from '../../db/tables'
import { authorOf } from '../../drafts/author'
import { personName } from '../../drafts/draft-rows'
import { findDocument } from '../../drafts/edited-document'
import { handle } from '../../http/handle'

const mostShown = 200

export const handler = handle(call, async (given) => {
  const { key, before } = given.input
  const rows = await given.tx(async (db) => {
    await findDocument(db, { key, ...authorOf(given) })
    return db
      .select({ version: draftVersion.version, at: draftVersion.savedAt, label: draftVersion.label, by: personName, isTheme: sql<boolean>`${draftVersion.content} IS NULL` })
      .from(draftVersion)
      .leftJoin(person, and(eq(person.siteId, draftVersion.siteId), eq(person.id, draftVersion.savedBy)))
      .where(and(eq(draftVersion.document, key), before === undefined ? undefined : lt(draftVersion.version, before)))
      .orderBy(desc(draftVersion.version))
      .limit(mostShown + 1)
  })
  const shown = rows.slice(0, mostShown)
  const last = rows.length > mostShown ? shown.at(-1) : undefined
  return { ...(last ? { next: last.version } : {}), versions: shown.map(({ version, at, label, by, isTheme }) => ({ version, at: at.toISOString(), isTheme, ...(by ? { by } : {}), ...(label ? { label } : {}) })) }
})
