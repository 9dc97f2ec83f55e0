import { call } from '@schemas/editor/calls/editor/create-section'
import { sectionKey } from '@schemas/layout/document-key'
import { recordAudit } from '@gateway/audit/audit'
import { findForbidden } from '@gateway/drafts/check-author'
import { writeVersion } from '@gateway/drafts/draft-rows'
import { emptyLike, readContent } from '@gateway/drafts/read-content'
import { newSectionId } from '@gateway/drafts/section-id'
import { forbiddenNode } from '@gateway/drafts/messages'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { input, tx, site, session, locale } = context
  const { title, rows } = input
  const id = newSectionId()
  const key = sectionKey(id)
  const made = readContent({ kind: 'section', section: id }, { format: 1, title, rows }, locale)
  const forbidden = findForbidden(emptyLike(made.flat), made.flat, session.role)
  if (forbidden) throw forbiddenNode(locale, forbidden)
  const by = session.person?.id
  return tx(async (db) => {
    const done = await writeVersion(db, {
      site: site.id,
      key,
      base: 0,
      content: made.json,
      digest: made.digest,
      by,
      themeBase: null,
    })
    if (!done) throw new Error(`The id ${id} was given twice.`)
    await recordAudit(db, { site: site.id, person: by, action: 'create', subject: key, after: { title } })
    return { key, id, version: done.version }
  })
})
