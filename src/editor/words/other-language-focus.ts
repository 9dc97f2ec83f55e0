/** Marks the field in which the other language is written while one is written on the page. */
export const besideMark = 'data-other-language'

const beside = () => document.querySelector<HTMLElement>(`[${besideMark}]`)

/** Goes on to that field. False where there is none. */
export function focusBeside(): boolean {
  const field = beside()?.querySelector<HTMLElement>('textarea, [contenteditable="true"]')
  field?.focus()
  return field !== null && field !== undefined
}

export const isBesideFocused = (): boolean => beside()?.contains(document.activeElement) === true
