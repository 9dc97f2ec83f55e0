import { setUi, useUi } from './state/ui-store'
import { lazyPart } from './ui/lazy-part'

/** The names of all dialogs come with the first of them: the builder begins without. */
const RegisteredDialog = lazyPart(async () => (await import('./dialog-registry')).RegisteredDialog)

/** Dialogs that commands open from anywhere. */
export function DialogHost() {
  const dialog = useUi((state) => state.dialog)
  return dialog && <RegisteredDialog dialog={dialog} onClose={() => setUi({ dialog: null })} />
}
