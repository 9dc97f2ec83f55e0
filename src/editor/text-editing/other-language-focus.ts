/** Marks the field for the other language while a text is edited on the page. */
export const otherLanguageMark = 'data-other-language'

const otherLanguageField = () => document.querySelector<HTMLElement>(`[${otherLanguageMark}]`)

/** Focuses that field. False when there is none. */
export function focusOtherLanguage(): boolean {
  const field = otherLanguageField()?.querySelector<HTMLElement>('textarea, [contenteditable="true"]')
  field?.focus()
  return field !== null && field !== undefined
}

export const isOtherLanguageFocused = (): boolean => otherLanguageField()?.contains(document.activeElement) === true
