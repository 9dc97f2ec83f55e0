import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { GatewayError } from '@kit/call-gateway'

/** A failure without a message is not an answer of the gateway: a file of the builder failed to load. */
export type Opening<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string | undefined }
  | { kind: 'open'; opened: T }

/** Loads the content of a builder screen; again for another `name` and on retry. `begun` is already running. */
export function useOpening<T>(
  name: string,
  load: (signal: AbortSignal) => Promise<T>,
  begun?: T,
): { state: Opening<T>; again: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Opening<T>>(
    begun === undefined ? { kind: 'loading' } : { kind: 'open', opened: begun },
  )
  // A document has its own screen: what was there at the start only answers the first request.
  const isThere = useRef(begun !== undefined)
  const fetchIt = useEffectEvent(load)

  useEffect(() => {
    if (isThere.current) return
    const abort = new AbortController()
    fetchIt(abort.signal).then(
      (opened) => !abort.signal.aborted && setState({ kind: 'open', opened }),
      (error: unknown) => {
        if (abort.signal.aborted) return
        if (!(error instanceof GatewayError)) console.error(error)
        setState({ kind: 'failed', message: error instanceof GatewayError ? error.message : undefined })
      },
    )
    return () => abort.abort()
  }, [name, attempt])

  const again = () => {
    isThere.current = false
    setState({ kind: 'loading' })
    setAttempt(attempt + 1)
  }
  return { state, again }
}
