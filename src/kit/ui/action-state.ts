import { useCallback, useEffect, useRef, useState } from 'react'
import { buttonResetMs } from '../constants'

export type ActionState = 'normal' | 'loading' | 'success' | 'error'

/**
 * States of a pending button: `run(action)` goes to loading, then to success or error, and back to normal after 2000
 * ms. A second `run` while loading does nothing. A rejection is shown and reported, not rethrown. An action that
 * resolves to `false` was cancelled, for instance at a confirmation, and shows nothing.
 */
export function useActionState(onError?: (error: unknown) => void): {
  state: ActionState
  run: (action: () => unknown) => Promise<void>
} {
  const [state, setState] = useState<ActionState>('normal')
  const isBusy = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      clearTimeout(timer.current)
    }
  }, [])
  const run = useCallback(
    async (action: () => unknown) => {
      if (isBusy.current) return
      isBusy.current = true
      clearTimeout(timer.current)
      setState('loading')
      let ended: ActionState = 'success'
      try {
        if ((await action()) === false) ended = 'normal'
      } catch (error) {
        ended = 'error'
        if (onError) onError(error)
        else reportError(error)
      }
      isBusy.current = false
      if (!isMounted.current) return
      setState(ended)
      if (ended !== 'normal') timer.current = setTimeout(() => setState('normal'), buttonResetMs)
    },
    [onError],
  )
  return { state, run }
}
