/** For the pages that are opened next, in this tab or another; the same key for all sites, whose styles name the same tokens. */
export const copiedStyle = 'sitewright:look'

export function hasCopiedStyle(): boolean {
  try {
    return localStorage.getItem(copiedStyle) !== null
  } catch {
    return false
  }
}
