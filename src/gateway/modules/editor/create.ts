import { call } from '@schemas/api/editor/create'
import { isRecord } from '@schemas/layout/json'
import { authorOf } from '../../drafts/author'
import { findForbidden } from '../../drafts/check-author'
import { createDocument } from '../../drafts/create-document'
import { findDocument, mayEdit } from '../../drafts/edited-document'
import { emptyBeside, readContent } from '../../drafts/read-content'
import { adminsOnly, forbiddenNode, unknownDocument } from '../../drafts/words'
import { handle } from '../../http/handle'

export const handler = handle(call, async (given) => {
  const { input, tx, locale, session } = given
  const { path, title, from, content } = input
  const author = authorOf(given)
  const blank = { format: 1, path, frame: 'default', access: 'guest', title, views: { guest: { rows: [] } } }
  const sent = content === undefined ? undefined : readContent({ kind: 'page', path }, { ...(isRecord(content) ? content : {}), path, title }, locale)
  if (sent) {
    const forbidden = findForbidden(emptyBeside(sent.flat), sent.flat, session.role)
    if (forbidden) throw forbiddenNode(locale, forbidden)
    if (!mayEdit(sent, session.role)) throw adminsOnly(locale)
  }
  return tx(async (db) => {
    const copied = !sent && from !== 'blank' ? await findDocument(db, { key: from, ...author }) : undefined
    if (copied && copied.place.kind !== 'page') throw unknownDocument(locale)
    const start = sent?.json ?? copied?.read?.json ?? blank
    return createDocument(db, author, { path, title, content: start as Record<string, unknown>, ...(copied ? { from } : {}) })
  })
})
