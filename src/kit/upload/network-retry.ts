import { storageUnconfigured } from '@schemas/errors'
import { GatewayError } from '../call-gateway'
import { reasonOf, StoreRefused } from './put-bytes'

/** Retry delays (ms): about two minutes in total, after which the person is asked. */
const pauses = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000]

export type RetryOptions = {
  signal: AbortSignal
  /** Called with the reason for waiting, and when it is over. */ onWait: (
    state: 'offline' | 'retrying' | 'over',
  ) => void
  /** Ends a delay at once: the user pressed "try again". */ hurry?: EventTarget
}

/** Whether a retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof StoreRefused) return [0, 408, 429, 500, 502, 503, 504].includes(error.status)
  if (!(error instanceof GatewayError)) return false
  // Unconfigured storage does not resolve itself.
  const isUnconfigured = Object.values(storageUnconfigured).includes(error.message)
  return !isUnconfigured && [0, 429, 502, 503, 504].includes(error.status)
}

/**
 * Runs an operation with retries: waits for a device without a connection as long as it takes, and for an unresponsive
 * server about two minutes. Rejects with the last error, or with the signal's reason.
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
        // The operation may take a while, during which the lost connection must no longer be reported.
        if (navigator.onLine) onWait('over')
        tries = 0
        continue
      }
      const pause = pauses[tries]
      if (pause === undefined) throw error
      tries += 1
      onWait('retrying')
      // Jitter, so that parallel parts do not retry at the same moment.
      await waitForRetry(signal, { hurry: retrySignal, ms: pause * (0.75 + Math.random() / 2) })
    }
  }
}

/** Resolves after `ms`, when the device is online again, or on a manual retry. */
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
