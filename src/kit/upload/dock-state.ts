import { useEffect } from 'react'
import { create } from 'zustand'

type Dock = {
  /** Number of page components that show the whole queue themselves, where a dock would be redundant. */
  shownElsewhere: number
  /** Codes of links whose uploads the page shows. */
  shownLinks: readonly string[]
  isSmall: boolean
}
export const useDock = create<Dock>()(() => ({ shownElsewhere: 0, shownLinks: [], isSmall: false }))

export const setDockSmall = (isSmall: boolean): void => useDock.setState({ isSmall })

/** Hides the dock while a component that shows the queue is mounted. */
export function useShowsQueue(): void {
  useEffect(() => {
    useDock.setState(({ shownElsewhere }) => ({ shownElsewhere: shownElsewhere + 1 }))
    return () => useDock.setState(({ shownElsewhere }) => ({ shownElsewhere: shownElsewhere - 1 }))
  }, [])
}

/** Hides a link's uploads from the dock while a component that shows them is mounted. */
export function useShowsLink(code: string): void {
  useEffect(() => {
    useDock.setState(({ shownLinks }) => ({ shownLinks: [...shownLinks, code] }))
    return () =>
      useDock.setState(({ shownLinks }) => ({ shownLinks: shownLinks.toSpliced(shownLinks.indexOf(code), 1) }))
  }, [code])
}
