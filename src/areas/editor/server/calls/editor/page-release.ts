import { call } from '@schemas/editor/calls/editor/page-release'
import { authorOf } from '@gateway/drafts/author'
import { mayEditStored } from '@gateway/drafts/edited-document'
import { adminsOnly } from '@gateway/drafts/messages'
import { releasedAs } from '@gateway/drafts/page-releases'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'

const unknown = { en: 'Version not found.', th: 'ไม่พบเวอร์ชันนี้' }

export const handler = handle(call, async (context) => {
  const { input, session, locale } = context
  const content = await context.tx((db) => releasedAs(db, authorOf(context), input.key, input.no))
  if (content === undefined) throw new CallError('not_found', unknown[locale])
  // Access is that of the release: the page may have been opened to others since.
  if (!mayEditStored(content, session.role)) throw adminsOnly(locale)
  return { key: input.key, content }
})
