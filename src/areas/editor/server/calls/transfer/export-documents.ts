import { call } from '@schemas/editor/calls/transfer/export-documents'
import { exportFormat, exportVersion } from '@schemas/editor/entities/export-file'
import { readKey } from '@schemas/layout/document-key'
import { recordAudit } from '@gateway/audit/audit'
import { authorOf } from '@gateway/drafts/author'
import { handle } from '@gateway/call/handle'
import { byPlace, collectDocuments } from '@gateway/transfer/collect-documents'
import { findUploads } from '@gateway/transfer/exported-uploads'
import { fileName } from '@gateway/transfer/file-name'
import { writeFile } from '@gateway/transfer/write-file'

export const handler = handle(call, async (context) => {
  const { input, tx, site, session, services, locale, log } = context
  const { keys, state } = input
  const { documents, rows } = await tx(async (db) => {
    const found = (await collectDocuments(db, authorOf(context), keys, state)).sort(byPlace)
    return { documents: found, rows: await findUploads(db, found) }
  })
  const [only] = keys
  const place = only !== undefined && keys.length === 1 ? readKey(only) : undefined
  const what =
    place === undefined ? 'pages' : place.kind === 'page' ? place.path : place.kind === 'slot' ? place.slot : 'section'
  const record = () =>
    tx((db) =>
      recordAudit(db, {
        site: site.id,
        person: session.person?.id,
        action: 'export',
        subject: 'documents',
        after: { keys: documents.map(({ key }) => key), state, uploads: rows.length },
      }),
    )
  return writeFile(
    {
      format: exportFormat,
      version: exportVersion,
      kind: 'documents',
      state,
      madeAt: new Date().toISOString(),
      from: { site: site.name, pack: site.theme.homepage },
      documents,
    },
    { store: services.store, log, locale, name: fileName(site.id, what), rows, record },
  )
})
