import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { GatewayError } from '@kit/call-gateway'

/** What failed without a message was no answer of the gateway's: a part of the builder itself did not come. */
export type Opening<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string | undefined }
  | { kind: 'open'; opened: T }

/** Fetches what a screen of the builder is about, anew for another `name` and when it is asked again; `begun` is there already. */
export function useOpening<T>(
  name: string,
  load: (signal: AbortSignal) => Promise<T>,
  begun?: T,
): { state: Opening<T>; again: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Opening<T>>(
    begun === undefined ? { kind: 'loading' } : { kind: 'open', opened: begun },
  )
  // A document has a screen of its own: what was there when it began is the first answer alone.
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
