/** Yields to the browser once a run has taken this long (ms); before that there is nothing to await. */
export function restBetween(goMs: number): () => Promise<void> | undefined {
  let until = performance.now() + goMs
  return () => {
    if (performance.now() < until) return undefined
    return new Promise<void>((resolve) =>
      setTimeout(() => {
        until = performance.now() + goMs
        resolve()
      }),
    )
  }
}
