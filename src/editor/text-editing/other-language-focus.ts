/** Marks the field in which the other language is written while one is written on the page. */
export const otherLanguageMark = 'data-other-language'

const otherLanguageField = () => document.querySelector<HTMLElement>(`[${otherLanguageMark}]`)

/** Goes on to that field. False where there is none. */
export function focusOtherLanguage(): boolean {
  const field = otherLanguageField()?.querySelector<HTMLElement>('textarea, [contenteditable="true"]')
  field?.focus()
  return field !== null && field !== undefined
}

export const isOtherLanguageFocused = (): boolean => otherLanguageField()?.contains(document.activeElement) === true
