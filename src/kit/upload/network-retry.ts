import { storageUnconfigured } from '@schemas/errors'
import { GatewayError } from '../call-gateway'
import { reasonOf, StoreRefused } from './put-bytes'

/** Waits before something is tried again (ms): some two minutes in all, after which a person is asked. */
const pauses = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000]

export type RetryOptions = {
  signal: AbortSignal
  /** Told of what is waited for, and that it is over. */ onWait: (state: 'offline' | 'retrying' | 'over') => void
  /** Ends a pause at once: somebody pressed "try again". */ hurry?: EventTarget
}

/** Whether the network or a server may take the same thing a moment later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof StoreRefused) return [0, 408, 429, 500, 502, 503, 504].includes(error.status)
  if (!(error instanceof GatewayError)) return false
  // Without storage nothing passes until somebody sets it up.
  const isUnconfigured = Object.values(storageUnconfigured).includes(error.message)
  return !isUnconfigured && [0, 429, 502, 503, 504].includes(error.status)
}

/**
 * Does something that needs the network, again and again: a device without a connection is waited for as long as it takes, a server that does not
 * answer some two minutes. Rejects with the last error, or with the signal's reason.
 */
export async function withNetworkRetry<T>(
  act: () => Promise<T>,
  { signal, onWait, hurry: retrySignal }: RetryOptions,
): Promise<T> {
  let hasWaited = false
  for (let tries = 0; ;) {
    try {
      const done = await act()
      if (hasWaited) onWait('over')
      return done
    } catch (error) {
      if (signal.aborted) throw reasonOf(signal)
      if (!isTransient(error)) throw error
      hasWaited = true
      if (!navigator.onLine) {
        onWait('offline')
        await waitForRetry(signal, { hurry: retrySignal })
        // What goes on may take a while, and nobody should read of a lost connection meanwhile.
        if (navigator.onLine) onWait('over')
        tries = 0
        continue
      }
      const pause = pauses[tries]
      if (pause === undefined) throw error
      tries += 1
      onWait('retrying')
      // Not all at once, where many parts met the same silence.
      await waitForRetry(signal, { hurry: retrySignal, ms: pause * (0.75 + Math.random() / 2) })
    }
  }
}

/** Resolves after `ms`, when the device is online again, or when somebody is in a hurry. */
export function waitForRetry(
  signal: AbortSignal,
  { ms, hurry: retrySignal }: { ms?: number | undefined; hurry?: EventTarget | undefined },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === undefined ? undefined : setTimeout(go, ms)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', go)
      retrySignal?.removeEventListener('hurry', go)
      signal.removeEventListener('abort', stop)
    }
    function go() {
      end()
      resolve()
    }
    function stop() {
      end()
      reject(reasonOf(signal))
    }
    addEventListener('online', go)
    retrySignal?.addEventListener('hurry', go)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
}
