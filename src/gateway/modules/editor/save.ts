import { call } from '@schemas/api/editor/save'
import { limits } from '@schemas/layout/limits'
import { recordSave } from '../../drafts/audit'
import { findForbidden } from '../../drafts/check-author'
import { findDraft, writeVersion } from '../../drafts/draft-rows'
import { findDocument, mayEdit } from '../../drafts/edited-document'
import { nodeChanges } from '../../drafts/node-changes'
import { describeProblem, type EditedDocument, lostIn, readDocument } from '../../drafts/read-document'
import { adminsOnly, forbiddenNode, staleDocument } from '../../drafts/words'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'
import type { Locale } from '@schemas/layout/locale'
import type { DocumentPlace } from '@schemas/layout/document-key'

const words = {
  large: { en: `The page is larger than ${limits.bytes / 1024 / 1024} MB.`, th: `หน้านี้มีขนาดใหญ่กว่า ${limits.bytes / 1024 / 1024} MB` },
  unreadable: { en: 'The page cannot be read: {problem}', th: 'อ่านหน้านี้ไม่ได้: {problem}' },
  path: { en: 'The page names another address than its own.', th: 'ที่อยู่ที่ระบุในหน้าไม่ตรงกับที่อยู่ของหน้า' },
}

export const handler = handle(call, async ({ input, tx, site, session, services, locale }) => {
  const { key, base, label } = input
  const asked = { key, site, themes: services.themes, role: session.role, locale }
  // Read and compared before the transaction that writes: a large page takes some time, and the version tells whether it still holds.
  const found = await tx((db) => findDocument(db, asked))
  const made = readContent(found.place, input.content, locale)
  const { row, read: before } = found
  if (before?.digest === made.digest && (row || base === 0) && !label && !input.takesTheme) {
    if (row) return { version: row.version, savedAt: row.updatedAt.toISOString(), ...trashed(row.trashedAt) }
    return { version: 0, savedAt: new Date().toISOString() }
  }
  if (base !== (row?.version ?? 0)) throw staleDocument(locale, describeStale(row, found.content))
  if (!mayEdit(made, session.role)) throw adminsOnly(locale)
  const empty = { ...made.flat, nodes: new Map(), views: {} }
  const forbidden = findForbidden(before?.flat ?? empty, made.flat, session.role)
  if (forbidden) throw forbiddenNode(locale, forbidden)
  const isFirst = !row && found.theme !== undefined
  const sides = nodeChanges(before?.flat ?? empty, made.flat)
  const written = await tx(async (db) => {
    const by = session.person?.id
    const done = await writeVersion(db, { site: site.id, key, base, content: made.json, digest: made.digest, by, label, ...(isFirst || input.takesTheme ? { themeBase: found.theme ?? null } : {}) })
    if (done) await recordSave(db, { site: site.id, person: by, subject: key, sides })
    return done ?? { newer: await findDraft(db, key) }
  })
  if ('newer' in written) throw staleDocument(locale, describeStale(written.newer, found.content))
  return { version: written.version, savedAt: written.savedAt.toISOString(), ...trashed(written.trashedAt) }
})

function readContent(place: DocumentPlace, content: unknown, locale: Locale): EditedDocument {
  const read = readDocument(place, content)
  const unread = read.ok ? lostIn(read) : read.problems
  const [first] = unread
  if (!read.ok || first) throw new CallError(422, words.unreadable[locale].replace('{problem}', first ? describeProblem(first) : ''), undefined, { problems: unread.slice(0, 50) })
  if (place.kind === 'page' && read.value.flat.fields.path !== place.path) throw new CallError(422, words.path[locale])
  if (Buffer.byteLength(JSON.stringify(read.value.json)) > limits.bytes) throw new CallError(413, words.large[locale])
  return read.value
}

const trashed = (at: Date | null) => (at ? { trashedAt: at.toISOString() } : {})

function describeStale(row: Awaited<ReturnType<typeof findDraft>>, otherwise: unknown) {
  return { version: row?.version ?? 0, content: row?.content ?? otherwise, ...(row?.updatedByName ? { updatedBy: row.updatedByName } : {}) }
}
