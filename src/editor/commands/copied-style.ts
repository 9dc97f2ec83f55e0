/**
 * For pages opened later, in this tab or another. The same key for all sites, because their styles use the same tokens.
 */
export const copiedStyle = 'sitewright:look'
/** Key of older builds, which stored the style alone. */
const copiedBefore = 'sitewright:style'

export const readCopiedStyle = (): string | null =>
  localStorage.getItem(copiedStyle) ?? localStorage.getItem(copiedBefore)

export function hasCopiedStyle(): boolean {
  try {
    return readCopiedStyle() !== null
  } catch {
    return false
  }
}
