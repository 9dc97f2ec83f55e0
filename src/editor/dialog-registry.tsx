import { loadAllBlockKits } from '@registry/block-kits'
import { lazyPart } from './ui/lazy-part'

const loadConversionDialogs = async () =>
  (await Promise.all([import('./block-conversion/choose-type-dialog'), loadAllBlockKits()]))[0]

const dialogs = {
  'alt-texts': lazyPart(async () => (await import('./media/alt-texts-dialog')).AltTextsDialog),
  become: lazyPart(async () => (await loadConversionDialogs()).BecomeDialog),
  'block-uses': lazyPart(
    async () => (await Promise.all([import('./palette/uses/uses-dialog'), loadAllBlockKits()]))[0].UsesDialog,
  ),
  'close-page': lazyPart(async () => (await import('./pages/own-page-dialog')).CloseOwnPage),
  compare: lazyPart(async () => (await import('./history/live-comparison')).LiveComparison),
  contact: lazyPart(async () => (await import('./contact/contact-dialog')).ContactDialog),
  'copy-page': lazyPart(async () => (await import('./pages/own-page-dialog')).CopyOwnPage),
  'form-notice': lazyPart(async () => (await import('./form-notice/form-notice-dialog')).FormNoticeDialog),
  keys: lazyPart(async () => (await import('./help/keys-dialog')).KeysDialog),
  'new-page': lazyPart(async () => (await import('./pages/new-page-dialog')).BlankPageDialog),
  'open-page': lazyPart(async () => (await import('./pages/own-page-dialog')).OpenOwnPage),
  patterns: lazyPart(async () => (await import('./patterns/patterns-dialog')).PatternsDialog),
  publish: lazyPart(async () => (await import('./publish/publish-dialog')).PublishDialog),
  'publish-later': lazyPart(async () => (await import('./publish/publish-dialog')).PublishLaterDialog),
  redirects: lazyPart(async () => (await import('./redirects/redirects-dialog')).RedirectsDialog),
  'rename-page': lazyPart(async () => (await import('./pages/own-page-dialog')).RenameOwnPage),
  'restore-page': lazyPart(async () => (await import('./pages/restore-dialog')).RestoreDialog),
  'revert-page': lazyPart(async () => (await import('./pages/own-page-dialog')).RevertOwnPage),
  'save-section': lazyPart(async () => (await import('./sections/save-section-dialog')).SaveSectionDialog),
  share: lazyPart(async () => (await import('./share/share-dialog')).ShareDialog),
  table: lazyPart(async () => (await import('./table/table-dialog')).TableDialog),
  'theme-owners': lazyPart(async () => (await import('./themes/theme-owners-dialog')).ThemeOwnersDialog),
  wrap: lazyPart(async () => (await loadConversionDialogs()).WrapDialog),
}

/** Dialogs that open over the whole builder. Each is loaded when it is first opened. */
export function RegisteredDialog({ dialog, onClose }: { dialog: keyof typeof dialogs; onClose: () => void }) {
  const Dialog = dialogs[dialog]
  return <Dialog onClose={onClose} />
}
