import { create } from 'zustand'

const key = 'sitewright:both-languages'

/**
 * Whether texts are shown in all of the site's languages, in the inspector and while editing on the page. Stored on the
 * device.
 */
export const useBothLanguages = create<{ isBoth: boolean }>(() => ({ isBoth: read() }))

export function setBothLanguages(isBoth: boolean): void {
  useBothLanguages.setState({ isBoth })
  try {
    localStorage.setItem(key, String(isBoth))
  } catch {
    // With storage full or blocked the choice only lasts for the tab.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}
