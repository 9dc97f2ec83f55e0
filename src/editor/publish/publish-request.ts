import { setUi } from '../state/ui-store'

let requested: readonly string[] | undefined

/** Opens the publish dialog with these documents selected. */
export function openPublish(keys: readonly string[]): void {
  requested = keys
  setUi({ dialog: 'publish' })
}

/** The requested documents; undefined if the dialog was opened without any. */
export const requestedKeys = (): ReadonlySet<string> | undefined => requested && new Set(requested)

/** Called on close: next time the dialog starts with the open document. */
export const clearRequest = (): void => void (requested = undefined)
