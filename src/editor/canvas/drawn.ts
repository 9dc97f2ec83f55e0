import { useEffect } from 'react'
import { create } from 'zustand'

/** The tools wait no longer than this (ms) for a page that does not come. */
const mostMs = 2500

const useDrawn = create(() => ({ isDrawn: false }))

/** Says that the page stands on the canvas. */
export const setDrawn = (): void => useDrawn.setState({ isDrawn: true })

/** Whether the page stands, which comes before the tools around it; true in any case after a moment. */
export function useIsDrawn(): boolean {
  useEffect(() => {
    const timer = setTimeout(setDrawn, mostMs)
    return () => clearTimeout(timer)
  }, [])
  return useDrawn((state) => state.isDrawn)
}
