import { useEffect } from 'react'
import { create } from 'zustand'
import { whenIdle } from '../ui/when-idle'

/** The tools wait no longer than this (ms) for a page that does not come, nor what comes after them for the tools. */
const maxReadyWaitMs = 2500
/** What comes last waits so long at most (ms) for the browser to have nothing else to do. */
const idleTimeoutMs = 800

/** How far the builder has opened: the page stands, then what is chosen can be set; then comes what nobody waits for. */
const useDrawn = create(() => ({ isDrawn: false, isSettled: false }))

/** Says that the page stands on the canvas. */
export const setDrawn = (): void => useDrawn.setState({ isDrawn: true })

/** Whether the page stands, which comes before the tools around it; true in any case after a moment. */
export function useIsDrawn(): boolean {
  useEffect(() => {
    const timer = setTimeout(setDrawn, maxReadyWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return useDrawn((state) => state.isDrawn)
}

/** Whether the tools stand as well and the browser has rested since. `hasTools` is false where nobody waits for tools: their panel is closed. */
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

/** Told by the settings whether they are those of what is chosen: what nobody waits for begins when they are, and have been seen. */
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

/** A choice has been made whose settings do not stand yet. */
let isChoosing = false

/** Does what nobody waits for once the tools stand, and at the latest after so long (ms): not every screen has tools, nor does every page open. */
export function whenReady(task: () => void, maxWaitMs: number): void {
  const begin = () => {
    clearTimeout(timer)
    end()
    task()
  }
  const timer = setTimeout(begin, maxWaitMs)
  const end = useDrawn.subscribe(({ isSettled }) => isSettled && begin())
}

const markReady = (): void => useDrawn.setState({ isSettled: true })

function markReadySoon(): void {
  // A choice that is made meanwhile says so again when its settings stand.
  if (!useDrawn.getState().isSettled)
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(() => isChoosing || markReady(), idleTimeoutMs)))
}

/** The same for a part of the tools. */
export const useAreToolsReady = (): boolean => useDrawn((state) => state.isSettled)
