/** Begins work that repeats, unless the last of it is still under way: what takes longer than the time between must not pile up. The work never rejects. */
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
