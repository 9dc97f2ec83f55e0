export type Emitter<Args extends unknown[] = []> = {
  /** Adds a listener and returns its unsubscribe function, as `useSyncExternalStore` expects. */
  on: (listener: (...args: Args) => void) => () => void
  emit: (...args: Args) => void
  /** Number of listeners. */
  readonly size: number
}

/** Notifies listeners in subscription order. Listeners added or removed during a notification are not called. */
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
