import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/version'
import { draftVersion, person } from '@gateway/db/tables'
import { authorOf } from '@gateway/drafts/author'
import { personName } from '@gateway/drafts/draft-rows'
import { findDocument, mayEditStored } from '@gateway/drafts/edited-document'
import { adminsOnly } from '@gateway/drafts/messages'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'

const unknown = { en: 'Version not found.', th: 'ไม่พบเวอร์ชันนี้' }

export const handler = handle(call, async (context) => {
  const { input, tx, session, locale } = context
  const { key, version } = input
  const found = await tx(async (db) => {
    const { theme } = await findDocument(db, { key, ...authorOf(context) })
    const [row] = await db
      .select({ content: draftVersion.content, at: draftVersion.savedAt, label: draftVersion.label, by: personName })
      .from(draftVersion)
      .leftJoin(person, and(eq(person.siteId, draftVersion.siteId), eq(person.id, draftVersion.savedBy)))
      .where(and(eq(draftVersion.document, key), eq(draftVersion.version, version)))
    return row && { ...row, content: row.content ?? theme }
  })
  if (found?.content === undefined) throw new CallError('not_found', unknown[locale])
  const { content, at, label, by } = found
  // Access is that of the version: the page may have been opened to others since.
  if (!mayEditStored(content, session.role)) throw adminsOnly(locale)
  return { key, version, content, at: at.toISOString(), ...(by ? { by } : {}), ...(label ? { label } : {}) }
})
