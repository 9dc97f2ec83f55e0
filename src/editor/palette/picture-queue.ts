/** Most block pictures rendered at once; each is its own document. */
const maxConcurrent = 24

type QueueEntry = { begin: () => void; hasBegun: boolean }

/**
 * Renders block pictures one after the other, up to a limit. `mayBegin` schedules the next one, because dragging and
 * typing must not wait for a picture.
 */
export class PictureQueue {
  #wishes: QueueEntry[] = []
  #isWaiting = false
  #mayBegin: (begin: () => void) => void

  constructor(mayBegin: (begin: () => void) => void) {
    this.#mayBegin = mayBegin
  }

  /** Requests a picture; returns the function that releases its slot. */
  ask(begin: () => void): () => void {
    const entry = { begin, hasBegun: false }
    this.#wishes.push(entry)
    this.#next()
    return () => {
      this.#wishes = this.#wishes.filter((each) => each !== entry)
      this.#next()
    }
  }

  #next(): void {
    const hasCapacity = this.#wishes.filter(({ hasBegun }) => hasBegun).length < maxConcurrent
    if (this.#isWaiting || !hasCapacity || this.#wishes.every(({ hasBegun }) => hasBegun)) return
    this.#isWaiting = true
    this.#mayBegin(() => {
      this.#isWaiting = false
      const entry = this.#wishes.find(({ hasBegun }) => !hasBegun)
      if (entry) {
        entry.hasBegun = true
        entry.begin()
      }
      this.#next()
    })
  }
}
