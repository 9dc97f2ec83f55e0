/** Begins work that repeats, unless the last of it is still under way: what takes longer than the time between must not pile up. The work never rejects. */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let underWay = false
  return () => {
    if (underWay) return
    underWay = true
    void work().finally(() => {
      underWay = false
    })
  }
}
