/**
 * Runs a task when the browser is idle, with the expected idle time (ms), at the latest after `timeoutMs`; returns a
 * cancel function. Without `requestIdleCallback` (Safari) it runs in a separate task.
 */
export function whenIdle(task: (leftMs: number) => void, timeoutMs: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(() => task(0))
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback((deadline) => task(deadline.timeRemaining()), { timeout: timeoutMs })
  return () => cancelIdleCallback(id)
}
