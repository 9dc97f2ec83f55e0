/**
 * Starts repeated work unless the previous run is still going: runs longer than the interval must not pile up. The work
 * must never reject.
 */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let isRunning = false
  return () => {
    if (isRunning) return
    isRunning = true
    void work().finally(() => {
      isRunning = false
    })
  }
}
