import { useEffect } from 'react'
import { isSessionOver } from '@kit/session-over'

/**
 * Closing a tab with unsaved changes asks first; they are stored on this device all the same. Not after the idle
 * sign-out, when nobody is there to answer.
 */
export function useLeaveWarning(saving: { isSafe: boolean }): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!saving.isSafe && !isSessionOver()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [saving])
}
