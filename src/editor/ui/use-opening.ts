import { useEffect, useEffectEvent, useState } from 'react'
import { GatewayError } from '@kit/call-gateway'

export type Opening<T> = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'open'; opened: T }

/** Fetches what a screen of the builder is about, anew for another `name` and when it is asked again. */
export function useOpening<T>(name: string, load: (signal: AbortSignal) => Promise<T>): { state: Opening<T>; again: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Opening<T>>({ kind: 'loading' })
  const fetchIt = useEffectEvent(load)

  useEffect(() => {
    const abort = new AbortController()
    fetchIt(abort.signal).then(
      (opened) => !abort.signal.aborted && setState({ kind: 'open', opened }),
      (error: unknown) => !abort.signal.aborted && setState({ kind: 'failed', message: error instanceof GatewayError ? error.message : String(error) }),
    )
    return () => abort.abort()
  }, [name, attempt])

  const again = () => {
    setState({ kind: 'loading' })
    setAttempt(attempt + 1)
  }
  return { state, again }
}
