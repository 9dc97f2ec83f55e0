import { setUi, useUi } from './state/ui-store'
import { lazyPart } from './ui/lazy-part'

/** Names of all dialogs are loaded with the first dialog: the builder starts without them. */
const RegisteredDialog = lazyPart(async () => (await import('./dialog-registry')).RegisteredDialog)

/** Dialogs that commands open from anywhere. */
export function DialogHost() {
  const dialog = useUi((state) => state.dialog)
  return dialog && <RegisteredDialog dialog={dialog} onClose={() => setUi({ dialog: null })} />
}
