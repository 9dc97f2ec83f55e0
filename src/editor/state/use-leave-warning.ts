import { useEffect } from 'react'

/** A tab that is closed before all is saved asks first; what it had is on this device all the same. */
export function useLeaveWarning(saving: { isSafe: boolean }): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!saving.isSafe) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [saving])
}
