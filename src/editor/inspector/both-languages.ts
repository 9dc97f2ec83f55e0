import { create } from 'zustand'

const key = 'sitewright:both-languages'

/** Whether texts show in all of the site's languages, in the inspector and while they are written on the page. Kept on the device. */
export const useBothLanguages = create<{ isBoth: boolean }>(() => ({ isBoth: read() }))

export function setBothLanguages(isBoth: boolean): void {
  useBothLanguages.setState({ isBoth })
  try {
    localStorage.setItem(key, String(isBoth))
  } catch {
    // A full or closed store forgets it with the tab, nothing else.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}
