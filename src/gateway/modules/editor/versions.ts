import { and, desc, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/api/editor/versions'
import { draftVersion, person } from '../../db/tables'
import { authorOf } from '../../drafts/author'
import { personName } from '../../drafts/draft-rows'
import { findDocument } from '../../drafts/edited-document'
import { handle } from '../../http/handle'

const mostShown = 200

export const handler = handle(call, async (given) => {
  const { key } = given.input
  const rows = await given.tx(async (db) => {
    await findDocument(db, { key, ...authorOf(given) })
    return db
      .select({ version: draftVersion.version, at: draftVersion.savedAt, label: draftVersion.label, by: personName, isTheme: sql<boolean>`${draftVersion.content} IS NULL` })
      .from(draftVersion)
      .leftJoin(person, and(eq(person.siteId, draftVersion.siteId), eq(person.id, draftVersion.savedBy)))
      .where(eq(draftVersion.document, key))
      .orderBy(desc(draftVersion.version))
      .limit(mostShown)
  })
  return { versions: rows.map(({ version, at, label, by, isTheme }) => ({ version, at: at.toISOString(), isTheme, ...(by ? { by } : {}), ...(label ? { label } : {}) })) }
})
