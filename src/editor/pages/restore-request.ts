import type { DocumentEntry } from '@schemas/editor/entities/document'
import { setUi } from '../state/ui-store'

let requested: DocumentEntry | undefined

/** Opens the dialog for another address of a page whose own one was taken while it was in the trash. */
export function openRestore(entry: DocumentEntry): void {
  requested = entry
  setUi({ dialog: 'restore-page' })
}

/** The page that the dialog was opened for. */
export const requestedRestore = (): DocumentEntry | undefined => requested
