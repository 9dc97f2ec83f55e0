import { call } from '@schemas/api/transfer/export-site'
import { exportFormat, exportLimits, exportVersion } from '@schemas/entities/export-file'
import type { Db } from '../../db/open'
import { recordAudit } from '../../drafts/audit'
import { authorOf } from '../../drafts/author'
import { listDocuments } from '../../drafts/list-documents'
import { currentRelease } from '../../drafts/site-documents'
import { handle } from '../../http/handle'
import { liveTokens } from '../../themes/resolve-theme'
import { byPlace, collectDocuments } from '../../transfer/collect-documents'
import { describeSite } from '../../transfer/describe-site'
import { findUploads } from '../../transfer/exported-uploads'
import { fileName } from '../../transfer/file-name'
import { liveDocuments } from '../../transfer/live-documents'
import { facesOf } from '../../transfer/theme-fonts'
import { redirectsOf } from '../../transfer/redirects'
import { tooMany } from '../../transfer/messages'
import { writeFile } from '../../transfer/write-file'

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
