/** So many pictures of blocks are there at once; each is a document of its own. */
const maxConcurrent = 24

type QueueEntry = { begin: () => void; hasBegun: boolean }

/**
 * Lets pictures of blocks be drawn one after the other, and only so many of them: `mayBegin` says when the next one may, because
 * whoever drags something or types is not to wait for a picture.
 */
export class PictureQueue {
  #wishes: QueueEntry[] = []
  #isWaiting = false
  #mayBegin: (begin: () => void) => void

  constructor(mayBegin: (begin: () => void) => void) {
    this.#mayBegin = mayBegin
  }

  /** Asks for a picture; gives the end of it, which makes room for another one. */
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
