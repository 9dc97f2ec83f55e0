import { setUi, useUi } from './state/ui-store'
import { lazyPart } from './ui/lazy-part'

const dialogs = {
  become: lazyPart(async () => (await import('./retype/choose-type-dialog')).BecomeDialog),
  keys: lazyPart(async () => (await import('./help/keys-dialog')).KeysDialog),
  'save-section': lazyPart(async () => (await import('./sections/save-section-dialog')).SaveSectionDialog),
  share: lazyPart(async () => (await import('./share/share-dialog')).ShareDialog),
  wrap: lazyPart(async () => (await import('./retype/choose-type-dialog')).WrapDialog),
}

/** Dialogs that commands open from anywhere; each is loaded when it is first asked for. */
export function DialogHost() {
  const dialog = useUi((state) => state.dialog)
  if (!dialog) return null
  const Asked = dialogs[dialog]
  return <Asked onClose={() => setUi({ dialog: null })} />
}
