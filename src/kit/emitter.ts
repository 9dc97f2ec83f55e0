export type Emitter<Said extends unknown[] = []> = {
  /** Adds a listener and returns the end of it; `useSyncExternalStore` takes it as it is. */
  on: (listener: (...said: Said) => void) => () => void
  emit: (...said: Said) => void
  /** How many listen. */
  readonly size: number
}

/** Tells whoever listens, in the order in which they began to. Who begins or ends to listen meanwhile is not. */
export function emitter<Said extends unknown[] = []>(): Emitter<Said> {
  const listeners = new Set<(...said: Said) => void>()
  return {
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(...said) {
      for (const listener of Array.from(listeners)) if (listeners.has(listener)) listener(...said)
    },
    get size() {
      return listeners.size
    },
  }
}
