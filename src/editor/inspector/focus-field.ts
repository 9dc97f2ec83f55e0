import type { FieldPath } from '../document/operations/set-field'

/** Gives the focus to the control of a value: by its own id, else by that of what it stands in. True when there is one. */
export function focusField(prefix: string, path: FieldPath): boolean {
  for (let length = path.length; length > 0; length--) {
    const id = [prefix, ...path.slice(0, length)].join('-')
    const control = document.getElementById(id) ?? document.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"] [contenteditable="true"]`) ?? document.getElementById(`${id}-label`)?.parentElement?.parentElement?.querySelector<HTMLElement>('[contenteditable="true"], input, textarea, button:not([aria-pressed])')
    if (!control) continue
    control.focus()
    control.scrollIntoView({ block: 'center' })
    return true
  }
  return false
}
