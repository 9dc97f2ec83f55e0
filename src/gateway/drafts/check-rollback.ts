import { themeKey } from '@schemas/editor/entities/release'
import { readKey } from '@schemas/layout/document-key'
import { fillText } from '@schemas/layout/fill-text'
import { hasRole } from '@schemas/layout/role'
import type { ReleaseContent } from '../db/tables'
import { CallError } from '../errors/call-error'
import type { Author } from './author'
import { findForbidden } from './check-author'
import { mayEdit } from './edited-document'
import { emptyLike } from './read-content'
import { type EditedDocument, readStored, storedDigest } from './read-document'
import { liveDocument } from './site-documents'

const messages = {
  admins: {
    en: 'Only an admin can roll this back: it would change {names}, which managers can’t edit.',
    th: 'เฉพาะผู้ดูแลระบบเท่านั้นที่ย้อนกลับครั้งนี้ได้ เพราะจะเปลี่ยน {names} ซึ่งผู้จัดการแก้ไขไม่ได้',
  },
  theme: { en: 'the site theme', th: 'ธีมของเว็บไซต์' },
}
/** Number of documents named in the message. */
const maxNamed = 5

/**
 * Refuses a rollback that changes what the person could not change otherwise: the theme, an admin-only page, a locked
 * part, or an admin-only block.
 */
export function refuseRollback(
  author: Author,
  now: ReleaseContent,
  then: ReleaseContent,
  keys: readonly string[],
): void {
  const { role, locale } = author
  if (hasRole(role, 'admin')) return
  const adminOnly = keys.filter((key) => key === themeKey || !mayChange(author, key, now, then))
  if (adminOnly.length === 0) return
  const names = adminOnly
    .slice(0, maxNamed)
    .map((key) => (key === themeKey ? messages.theme[locale] : key.slice(key.indexOf(':') + 1)))
  throw new CallError('admins_only', fillText(messages.admins[locale], { names: names.join(', ') }), undefined, {
    keys: adminOnly,
  })
}

function mayChange({ role, site, themes }: Author, key: string, now: ReleaseContent, then: ReleaseContent): boolean {
  const place = readKey(key)
  const [before, after] = [now, then].map((content) => {
    const document = liveDocument(place, content, site, themes)
    return document === undefined ? undefined : readStored(place, document, storedDigest(document))
  })
  if ((before && !mayEdit(before, role)) || (after && !mayEdit(after, role))) return false
  const flat = (document: EditedDocument | undefined, other: EditedDocument | undefined) =>
    document?.flat ?? (other && emptyLike(other.flat))
  const [was, is] = [flat(before, after), flat(after, before)]
  return !was || !is || findForbidden(was, is, role) === undefined
}
