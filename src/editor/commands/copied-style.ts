/** For the pages that are opened next, in this tab or another; the same key for all sites, whose styles name the same tokens. */
export const copiedStyle = 'sitewright:look'
/** Where builds kept one that knew of nothing beside it. */
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
