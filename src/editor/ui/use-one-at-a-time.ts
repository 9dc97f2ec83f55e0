import { useRef } from 'react'

/** The same act, which a second press does not begin while the first is under way: two presses come before anything is drawn that would hold the second back. */
export function useOneAtATime(act: () => Promise<unknown>): () => Promise<void> {
  const isRunning = useRef(false)
  return async () => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await act()
    } finally {
      isRunning.current = false
    }
  }
}
