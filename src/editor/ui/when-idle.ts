/**
 * Does something when the browser has nothing else to do, told how long (ms) that is expected to last, and at the latest after
 * `patienceMs`; gives what calls it off. A browser that does not tell of such times (Safari) does it in a task of its own.
 */
export function whenIdle(task: (leftMs: number) => void, timeoutMs: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(() => task(0))
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback((deadline) => task(deadline.timeRemaining()), { timeout: timeoutMs })
  return () => cancelIdleCallback(id)
}
