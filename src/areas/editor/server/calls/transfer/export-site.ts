import { call } from '@schemas/editor/calls/transfer/export-site'
import { exportFormat, exportLimits, exportVersion } from '@schemas/editor/entities/export-file'
import type { Db } from '@gateway/db/open'
import { recordAudit } from '@gateway/audit/audit'
import { authorOf } from '@gateway/drafts/author'
import { listDocuments } from '@gateway/drafts/list-documents'
import { currentRelease } from '@gateway/drafts/site-documents'
import { handle } from '@gateway/call/handle'
import { liveTokens } from '@gateway/themes/resolve-theme'
import { byPlace, collectDocuments } from '@gateway/transfer/collect-documents'
import { describeSite } from '@gateway/transfer/describe-site'
import { findUploads } from '@gateway/transfer/exported-uploads'
import { fileName } from '@gateway/transfer/file-name'
import { liveDocuments } from '@gateway/transfer/live-documents'
import { facesOf } from '@gateway/transfer/theme-fonts'
import { redirectsOf } from '@gateway/transfer/redirects'
import { tooMany } from '@gateway/transfer/messages'
import { writeFile } from '@gateway/transfer/write-file'

export const handler = handle(call, async (context) => {
  const { input, tx, site, session, services, locale, log } = context
  const { themes, store } = services
  const fonts = facesOf(liveTokens(site, themes))
  const { documents, described, rows } = await tx(async (db) => {
    const found = (
      input.state === 'live' ? liveDocuments(site, (await currentRelease(db, site)).content, themes) : await drafted(db)
    ).sort(byPlace)
    if (found.length > exportLimits.documents) throw tooMany(locale)
    const whole = describeSite(site, themes, await redirectsOf(db, authorOf(context), services))
    return { documents: found, described: whole, rows: await findUploads(db, [found, whole, [...fonts.keys()]]) }
  })
  const record = () =>
    tx((db) =>
      recordAudit(db, {
        site: site.id,
        person: session.person?.id,
        action: 'export',
        subject: 'site',
        after: { documents: documents.length, state: input.state, uploads: rows.length },
      }),
    )
  return writeFile(
    {
      format: exportFormat,
      version: exportVersion,
      kind: 'site',
      state: input.state,
      madeAt: new Date().toISOString(),
      from: { site: site.name, pack: site.theme.homepage },
      documents,
      site: described,
    },
    { store, log, locale, name: fileName(site.id, 'site'), rows, fonts, record },
  )

  async function drafted(db: Db) {
    const entries = await listDocuments(db, { site, themes, role: session.role, log })
    return collectDocuments(
      db,
      authorOf(context),
      entries.filter((entry) => !entry.trashed).map((entry) => entry.key),
      'draft',
    )
  }
})
