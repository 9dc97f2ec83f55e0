import { useEffect } from 'react'
import { create } from 'zustand'

type Dock = {
  /** How many parts of the page show the whole queue themselves: a dock beside them would say everything twice. */
  shownElsewhere: number
  /** Codes of links whose files the page shows. */
  shownLinks: readonly string[]
  isSmall: boolean
}
export const useDock = create<Dock>()(() => ({ shownElsewhere: 0, shownLinks: [], isSmall: false }))

export const setDockSmall = (isSmall: boolean): void => useDock.setState({ isSmall })

/** Keeps the dock away while a component stands that shows the queue. */
export function useShowsQueue(): void {
  useEffect(() => {
    useDock.setState(({ shownElsewhere }) => ({ shownElsewhere: shownElsewhere + 1 }))
    return () => useDock.setState(({ shownElsewhere }) => ({ shownElsewhere: shownElsewhere - 1 }))
  }, [])
}

/** Keeps what goes by a link out of the dock while a component stands that shows it. */
export function useShowsLink(code: string): void {
  useEffect(() => {
    useDock.setState(({ shownLinks }) => ({ shownLinks: [...shownLinks, code] }))
    return () =>
      useDock.setState(({ shownLinks }) => ({ shownLinks: shownLinks.toSpliced(shownLinks.indexOf(code), 1) }))
  }, [code])
}
