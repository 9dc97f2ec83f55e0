import { create } from 'zustand'

const keyOf = (site: string, account: string) => `sitewright:tour:${site}:${account}`

/** The first steps: which one shows, none when they do not. */
export const useTour = create<{ step: number | undefined }>(() => ({ step: undefined }))

export const openTour = (): void => useTour.setState({ step: 0 })

/** Shows the first steps to somebody who has not seen them on this device. On a phone there is no room beside the page: they are asked for. */
export function openTourOnce(site: string, account: string): void {
  try {
    if (localStorage.getItem(keyOf(site, account)) || matchMedia('(width < 640px)').matches) return
    openTour()
  } catch {
    // A device that keeps nothing would show them each time.
  }
}

/** Puts them away without their having been seen. */
export const leaveTour = (): void => useTour.setState({ step: undefined })

export function endTour(site: string, account: string): void {
  leaveTour()
  try {
    localStorage.setItem(keyOf(site, account), 'seen')
  } catch {
    // They were seen all the same.
  }
}
