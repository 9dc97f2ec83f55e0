import { useEffect } from 'react'
import { create } from 'zustand'
import { whenIdle } from '@kit/when-idle'

/** Longest wait (ms) of the tools for the page, and of later work for the tools. */
const maxReadyWaitMs = 2500
/** Longest wait (ms) of the last work for an idle browser. */
const idleTimeoutMs = 800

/**
 * Progress of opening the builder: first the page is drawn, then the selection's settings are ready; only then does
 * work start that nobody waits for.
 */
const useDrawn = create(() => ({ isDrawn: false, isSettled: false }))

/** Reports that the page is drawn on the canvas. */
export const setDrawn = (): void => useDrawn.setState({ isDrawn: true })

/** Whether the page is drawn, which comes before the tools around it; true in any case after `maxReadyWaitMs`. */
export function useIsDrawn(): boolean {
  useEffect(() => {
    const timer = setTimeout(setDrawn, maxReadyWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return useDrawn((state) => state.isDrawn)
}

/**
 * Whether the tools are ready as well and the browser has been idle since. `hasTools` is false when no tools are
 * awaited because their panel is closed.
 */
export function useIsReady(hasTools: boolean): boolean {
  const isDrawn = useDrawn((state) => state.isDrawn)
  useEffect(() => {
    if (!isDrawn) return
    if (!hasTools) markReadySoon()
    const timer = setTimeout(markReady, maxReadyWaitMs)
    return () => clearTimeout(timer)
  }, [isDrawn, hasTools])
  return useDrawn((state) => state.isSettled)
}

/**
 * Called by the settings panel with whether it shows the current selection's settings. Background work starts once it
 * does and has been painted.
 */
export function useReportReady(isStanding: boolean): void {
  useEffect(() => {
    if (isStanding) {
      markReadySoon()
      return
    }
    isChoosing = true
    return () => {
      isChoosing = false
    }
  }, [isStanding])
}

/** The selection changed and its settings are not shown yet. */
let isChoosing = false

/**
 * Runs background work once the tools are ready, at the latest after `maxWaitMs` (ms): not every screen has tools, and
 * not every page opens.
 */
export function whenReady(task: () => void, maxWaitMs: number): void {
  const begin = () => {
    clearTimeout(timer)
    end()
    task()
  }
  const timer = setTimeout(begin, maxWaitMs)
  const end = useDrawn.subscribe(({ isSettled: isIdle }) => isIdle && begin())
}

const markReady = (): void => useDrawn.setState({ isSettled: true })

function markReadySoon(): void {
  // If the selection changes in the meantime, the panel reports again when its settings are shown.
  if (!useDrawn.getState().isSettled)
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(() => isChoosing || markReady(), idleTimeoutMs)))
}

/** The same state for a part of the tools. */
export const useAreToolsReady = (): boolean => useDrawn((state) => state.isSettled)
