export type Emitter<Args extends unknown[] = []> = {
  /** Adds a listener and returns the end of it; `useSyncExternalStore` takes it as it is. */
  on: (listener: (...args: Args) => void) => () => void
  emit: (...args: Args) => void
  /** How many listen. */
  readonly size: number
}

/** Tells whoever listens, in the order in which they began to. Who begins or ends to listen meanwhile is not. */
export function emitter<Args extends unknown[] = []>(): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>()
  return {
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(...args) {
      for (const listener of Array.from(listeners)) if (listeners.has(listener)) listener(...args)
    },
    get size() {
      return listeners.size
    },
  }
}
