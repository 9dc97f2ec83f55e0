/**
 * A callback, or an object that redraws itself: with thousands of views, the view itself is the listener, to save a
 * closure.
 */
export type NodeListener = (() => void) | { redraw(): void }

/**
 * Listeners by name. Most names have one and a page has thousands, so a single listener is stored without a collection
 * around it.
 */
export class KeyedListeners {
  #byName = new Map<string, NodeListener | readonly NodeListener[]>()

  add(name: string, listener: NodeListener): void {
    this.#set(name, [...this.#of(name), listener])
  }

  remove(name: string, listener: NodeListener): void {
    this.#set(
      name,
      this.#of(name).filter((each) => each !== listener),
    )
  }

  /** A listener may add or remove listeners while being notified; the list being iterated is immutable. */
  notify(name: string): void {
    for (const listener of this.#of(name)) {
      if (typeof listener === 'function') listener()
      else listener.redraw()
    }
  }

  notifyAll(): void {
    for (const name of Array.from(this.#byName.keys())) this.notify(name)
  }

  #of(name: string): readonly NodeListener[] {
    const found = this.#byName.get(name)
    return found === undefined ? [] : isList(found) ? found : [found]
  }

  #set(name: string, listeners: readonly NodeListener[]): void {
    const [first] = listeners
    if (first === undefined) this.#byName.delete(name)
    else this.#byName.set(name, listeners.length === 1 ? first : listeners)
  }
}

const isList = (found: NodeListener | readonly NodeListener[]): found is readonly NodeListener[] => Array.isArray(found)
