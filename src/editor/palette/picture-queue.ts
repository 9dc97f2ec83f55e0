/** So many pictures of blocks are there at once; each is a document of its own. */
const most = 24

type Wish = { begin: () => void; hasBegun: boolean }

/**
 * Lets pictures of blocks be drawn one after the other, and only so many of them: `mayBegin` says when the next one may, because
 * whoever drags something or types is not to wait for a picture.
 */
export class PictureQueue {
  #wishes: Wish[] = []
  #isWaiting = false
  #mayBegin: (begin: () => void) => void

  constructor(mayBegin: (begin: () => void) => void) {
    this.#mayBegin = mayBegin
  }

  /** Asks for a picture; gives the end of it, which makes room for another one. */
  ask(begin: () => void): () => void {
    const wish = { begin, hasBegun: false }
    this.#wishes.push(wish)
    this.#next()
    return () => {
      this.#wishes = this.#wishes.filter((each) => each !== wish)
      this.#next()
    }
  }

  #next(): void {
    const hasRoom = this.#wishes.filter(({ hasBegun }) => hasBegun).length < most
    if (this.#isWaiting || !hasRoom || this.#wishes.every(({ hasBegun }) => hasBegun)) return
    this.#isWaiting = true
    this.#mayBegin(() => {
      this.#isWaiting = false
      const wish = this.#wishes.find(({ hasBegun }) => !hasBegun)
      if (wish) {
        wish.hasBegun = true
        wish.begin()
      }
      this.#next()
    })
  }
}
