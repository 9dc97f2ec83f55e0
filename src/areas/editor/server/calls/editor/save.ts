import { call } from '@schemas/editor/calls/editor/save'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { recordSave } from '@gateway/audit/audit'
import { authorOf } from '@gateway/drafts/author'
import { findForbidden } from '@gateway/drafts/check-author'
import { findDraft, writeVersion } from '@gateway/drafts/draft-rows'
import { findDocument, type Found, mayEdit } from '@gateway/drafts/edited-document'
import { notifyDocument } from '@gateway/drafts/notify-document'
import { nodeChanges } from '@gateway/audit/node-changes'
import { emptyLike, readContent } from '@gateway/drafts/read-content'
import { rememberRead } from '@gateway/drafts/read-document'
import { adminsOnly, forbiddenNode, purgedDocument, staleDocument } from '@gateway/drafts/messages'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { input, tx, site, session, locale } = context
  const { key, base, label } = input
  // Read and compared before the transaction that writes: a large page takes time, and the version tells whether the
  // result is still valid.
  const found = await tx((db) => findDocument(db, { key, ...authorOf(context) }))
  const made = readContent(found.place, input.content, locale)
  const { row, read: before } = found
  if (
    before?.digest === made.digest &&
    (row || base === 0) &&
    !label &&
    !input.takesTheme &&
    (input.themeBase === undefined || !row)
  ) {
    if (row) return { version: row.version, savedAt: row.updatedAt.toISOString(), ...trashed(row.trashedAt) }
    return { version: 0, savedAt: new Date().toISOString() }
  }
  if (base !== (row?.version ?? 0)) throw staleDocument(locale, describeStale(row, found.content))
  if (!mayEdit(made, session.role)) throw adminsOnly(locale)
  const was = before?.flat ?? emptyLike(made.flat)
  const forbidden = findForbidden(was, made.flat, session.role)
  if (forbidden) throw forbiddenNode(locale, forbidden)
  const themeBase = themeBaseAfter(context.input, found, locale)
  const sides = nodeChanges(was, made.flat)
  const written = await tx(async (db) => {
    const by = session.person?.id
    const done = await writeVersion(db, {
      site: site.id,
      key,
      base,
      content: made.json,
      digest: made.digest,
      by,
      label,
      goesOn: !input.replaces,
      ...(themeBase === undefined ? {} : { themeBase }),
    })
    if (done) {
      await recordSave(db, { site: site.id, person: by, subject: key, sides })
      await notifyDocument(db, site.id, key)
    }
    return done ?? { newer: await findDraft(db, key) }
  })
  rememberRead(made)
  if ('newer' in written && written.newer?.trashedAt && written.newer.content === null && found.theme === undefined)
    throw purgedDocument(locale)
  if ('newer' in written) throw staleDocument(locale, describeStale(written.newer, found.theme ?? found.content))
  return { version: written.version, savedAt: written.savedAt.toISOString(), ...trashed(written.trashedAt) }
})

/** The document's new theme base; undefined when it is unchanged. */
function themeBaseAfter(
  { takesTheme, themeBase }: { takesTheme?: boolean | undefined; themeBase?: unknown },
  { row, place, theme }: Found,
  locale: Locale,
): unknown {
  // The first version after a return to the theme is based on the theme's page, as for a document never edited.
  if (takesTheme || ((!row || row.content === null) && theme !== undefined && themeBase === undefined))
    return theme ?? null
  // It may contain the address that the page had when it was customised.
  return themeBase === undefined || theme === undefined
    ? undefined
    : readContent(
        place,
        place.kind === 'page' && isRecord(themeBase) ? { ...themeBase, path: place.path } : themeBase,
        locale,
      ).json
}

const trashed = (at: Date | null) => (at ? { trashedAt: at.toISOString() } : {})

function describeStale(row: Awaited<ReturnType<typeof findDraft>>, otherwise: unknown) {
  return {
    version: row?.version ?? 0,
    content: row?.content ?? otherwise,
    ...(row?.updatedByName ? { updatedBy: row.updatedByName } : {}),
  }
}
