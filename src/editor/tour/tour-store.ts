import { create } from 'zustand'

const keyOf = (site: string, account: string) => `sitewright:tour:${site}:${account}`

/** The tour: the current step, or undefined while it is closed. */
export const useTour = create<{ step: number | undefined }>(() => ({ step: undefined }))

export const openTour = (): void => useTour.setState({ step: 0 })

/**
 * Opens the tour for a person who has not seen it on this device. Not on a phone, where there is no space next to the
 * page: there it is opened on demand.
 */
export function openTourOnce(site: string, account: string): void {
  try {
    if (localStorage.getItem(keyOf(site, account)) || matchMedia('(width < 640px)').matches) return
    openTour()
  } catch {
    // Without storage, the tour would open each time, so it stays closed.
  }
}

/** Closes the tour without marking it as seen. */
export const leaveTour = (): void => useTour.setState({ step: undefined })

export function endTour(site: string, account: string): void {
  leaveTour()
  try {
    localStorage.setItem(keyOf(site, account), 'seen')
  } catch {
    // The tour was seen all the same.
  }
}
