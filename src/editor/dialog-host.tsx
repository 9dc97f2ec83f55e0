import { setUi, useUi } from './state/ui-store'
import { lazyPart } from './ui/lazy-part'

/** The names of all dialogs come with the first of them: the builder begins without. */
const AskedDialog = lazyPart(async () => (await import('./asked-dialog')).AskedDialog)

/** Dialogs that commands open from anywhere. */
export function DialogHost() {
  const dialog = useUi((state) => state.dialog)
  return dialog && <AskedDialog dialog={dialog} onClose={() => setUi({ dialog: null })} />
}
