const storageKey = 'lastActivity'
/** Tabs are told at most this often (ms). */
const notifyEveryMs = 1000

/**
 * When the person last moved mouse, key or finger in any tab of this site (ms since 1970), by the clock on the wall: a machine that
 * slept has been idle all the while. Without storage a tab knows of itself alone.
 */
export class LastActivity {
  #own: number
  #told = 0

  constructor(now = Date.now()) {
    this.#own = now
    this.#tell(now)
  }

  get at(): number {
    return Math.max(this.#own, this.#read())
  }

  move(now = Date.now()): void {
    this.#own = now
    if (now - this.#told >= notifyEveryMs) this.#tell(now)
  }

  #tell(now: number): void {
    this.#told = now
    try {
      localStorage.setItem(storageKey, String(now))
    } catch {
      // Full or forbidden: this tab counts for itself.
    }
  }

  #read(): number {
    try {
      const held = Number(localStorage.getItem(storageKey))
      // A clock that was set back must not keep a session open.
      return Number.isFinite(held) && held <= Date.now() + notifyEveryMs ? held : 0
    } catch {
      return 0
    }
  }
}
