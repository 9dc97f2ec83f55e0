import { setUi } from '../state/ui-store'

let requested: readonly string[] | undefined

/** Opens the dialog in which documents are published, with these chosen. */
export function openPublish(keys: readonly string[]): void {
  requested = keys
  setUi({ dialog: 'publish' })
}

/** What the dialog was asked for; undefined where it was opened without saying. */
export const requestedKeys = (): ReadonlySet<string> | undefined => requested && new Set(requested)

/** The dialog is closed: the next time it begins with what is open. */
export const clearRequest = (): void => void (requested = undefined)
