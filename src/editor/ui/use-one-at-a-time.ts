import { useRef } from 'react'

/** The same act, which a second press does not begin while the first is under way: two presses come before anything is drawn that would hold the second back. */
export function useOneAtATime(act: () => Promise<unknown>): () => Promise<void> {
  const isUnderWay = useRef(false)
  return async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await act()
    } finally {
      isUnderWay.current = false
    }
  }
}
