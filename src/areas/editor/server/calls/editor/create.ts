import { call } from '@schemas/editor/calls/editor/create'
import type { FlatNode, FlatPage } from '@schemas/layout/flat/flat'
import { nest } from '@schemas/layout/flat/nest'
import { writePage } from '@schemas/layout/flat/write'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { hasRole, type Role } from '@schemas/layout/role'
import { authorOf } from '@gateway/drafts/author'
import { findForbidden } from '@gateway/drafts/check-author'
import { createDocument } from '@gateway/drafts/create-document'
import { findDocument, mayEdit } from '@gateway/drafts/edited-document'
import { emptyLike, readContent } from '@gateway/drafts/read-content'
import type { EditedDocument } from '@gateway/drafts/read-document'
import { adminsOnly, forbiddenNode, unknownDocument } from '@gateway/drafts/messages'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { input, tx, locale, session } = context
  const { path, title, from, content } = input
  const author = authorOf(context)
  const blank = { format: 1, path, frame: 'default', access: 'guest', title, views: { guest: { rows: [] } } }
  const sent =
    content === undefined
      ? undefined
      : readContent({ kind: 'page', path }, { ...(isRecord(content) ? content : {}), path, title }, locale)
  if (sent) {
    const forbidden = findForbidden(emptyLike(sent.flat), sent.flat, session.role)
    if (forbidden) throw forbiddenNode(locale, forbidden)
    if (!mayEdit(sent, session.role)) throw adminsOnly(locale)
  }
  return tx(async (db) => {
    const copied = !sent && from !== 'blank' ? await findDocument(db, { key: from, ...author }) : undefined
    if (copied && copied.place.kind !== 'page') throw unknownDocument(locale)
    const start = sent?.json ?? (copied?.read && copyFor(copied.read, session.role, locale)) ?? blank
    return createDocument(db, author, {
      path,
      title,
      content: start as Record<string, unknown>,
      ...(copied ? { from } : {}),
    })
  })
})

/**
 * Checked against what its maker may add, as if sent by them; a person who may copy a part may change the copy, so
 * locks are removed.
 */
function copyFor({ flat, json }: EditedDocument, role: Role, locale: Locale): unknown {
  if (hasRole(role, 'admin')) return json
  const open = unlocked(flat)
  const forbidden = findForbidden(emptyLike(open), open, role)
  if (forbidden) throw forbiddenNode(locale, forbidden)
  return writePage(nest(open))
}

function unlocked(flat: FlatPage): FlatPage {
  const nodes = [...flat.nodes].map(([id, node]) => {
    const { locked: _locked, ...fields } = node.fields
    return [id, { ...node, fields }] as [string, FlatNode]
  })
  return { ...flat, nodes: new Map(nodes) }
}
