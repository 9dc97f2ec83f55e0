type Listener = () => void

/** Listeners by a name. Most names have one, and a page has thousands: one stands by itself, without a set around it. */
export class KeyedListeners {
  #byName = new Map<string, Listener | readonly Listener[]>()

  add(name: string, listener: Listener): void {
    this.#set(name, [...this.#of(name), listener])
  }

  remove(name: string, listener: Listener): void {
    this.#set(name, this.#of(name).filter((each) => each !== listener))
  }

  /** A listener that draws may end the listening of others or begin its own: the list that is gone through stays as it is. */
  tell(name: string): void {
    for (const listener of this.#of(name)) listener()
  }

  tellAll(): void {
    for (const name of Array.from(this.#byName.keys())) this.tell(name)
  }

  #of(name: string): readonly Listener[] {
    const found = this.#byName.get(name)
    return found === undefined ? [] : typeof found === 'function' ? [found] : found
  }

  #set(name: string, listeners: readonly Listener[]): void {
    const [first] = listeners
    if (first === undefined) this.#byName.delete(name)
    else this.#byName.set(name, listeners.length === 1 ? first : listeners)
  }
}
