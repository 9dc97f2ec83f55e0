import { lazyPart } from '../ui/lazy-part'
import { closeTransfer, useTransfer } from './transfer-store'

const ExportDialog = lazyPart(async () => (await import('./export-dialog')).ExportDialog)
const ExportSiteDialog = lazyPart(async () => (await import('./export-site-dialog')).ExportSiteDialog)
const ImportDialog = lazyPart(async () => (await import('./import-dialog')).ImportDialog)

/** Renders the export and import dialogs. */
export function TransferHost() {
  const request = useTransfer((state) => state.request)
  if (!request) return null
  if (request.kind === 'import') return <ImportDialog onClose={closeTransfer} />
  if (request.kind === 'site') return <ExportSiteDialog onClose={closeTransfer} />
  return <ExportDialog keys={request.keys} onClose={closeTransfer} />
}
