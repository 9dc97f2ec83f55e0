import { useEffect } from 'react'
import { isSessionOver } from '@kit/session-over'

/** A tab that is closed before all is saved asks first; what it had is on this device all the same. Whoever was away too long is not there to be asked. */
export function useLeaveWarning(saving: { isSafe: boolean }): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!saving.isSafe && !isSessionOver()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [saving])
}
