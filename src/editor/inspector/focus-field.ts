import type { FieldPath } from '../document/operations/set-field'

/** The control of a value; undefined when there is none, or none yet. */
function controlOf(prefix: string, path: FieldPath): HTMLElement | undefined {
  const id = [prefix, ...path].join('-')
  return (
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"] [contenteditable="true"]`) ??
    document
      .getElementById(`${id}-label`)
      ?.parentElement?.parentElement?.querySelector<HTMLElement>(
        '[contenteditable="true"], input, textarea, button:not([aria-pressed])',
      ) ??
    undefined
  )
}

/**
 * The control of a value, else that of the nearest enclosing value; `depth` is the length of the path that leads to it.
 */
export function findField(prefix: string, path: FieldPath): { control: HTMLElement; depth: number } | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const control = controlOf(prefix, path.slice(0, depth))
    if (control) return { control, depth }
  }
  return undefined
}

/** Focuses the control of a value and scrolls it to the centre. */
export function focusField(prefix: string, path: FieldPath): void {
  const { control } = findField(prefix, path) ?? {}
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
