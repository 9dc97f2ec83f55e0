import { useRef } from 'react'

/** Ignores calls while the first is running: two presses can arrive before a disabled state is drawn. */
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
