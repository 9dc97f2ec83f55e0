import { setUi } from '../state/ui-store'

let asked: readonly string[] | undefined

/** Opens the dialog in which documents are published, with these chosen. */
export function askPublish(keys: readonly string[]): void {
  asked = keys
  setUi({ dialog: 'publish' })
}

/** What the dialog was asked for; undefined where it was opened without saying. */
export const askedKeys = (): ReadonlySet<string> | undefined => asked && new Set(asked)

/** The dialog is closed: the next time it begins with what is open. */
export const forgetAsked = (): void => void (asked = undefined)
