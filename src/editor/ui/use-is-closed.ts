import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component is unmounted, for code that continues after an `await`. */
export function useIsClosed(): RefObject<boolean> {
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => void (isClosed.current = true)
  }, [])
  return isClosed
}
