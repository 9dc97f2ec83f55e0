/** Lets the browser do other things once a go has taken so long (ms); until then there is nothing to wait for. */
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
