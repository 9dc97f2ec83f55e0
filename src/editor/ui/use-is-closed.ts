import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component has gone, for what goes on after something was waited for. */
export function useIsClosed(): RefObject<boolean> {
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => void (isClosed.current = true)
  }, [])
  return isClosed
}
