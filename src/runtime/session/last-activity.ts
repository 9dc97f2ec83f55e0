const storageKey = 'lastActivity'
/** Minimum interval between notifications of other tabs (ms). */
const notifyEveryMs = 1000

/**
 * Time of the last user input in any tab of this site (ms since 1970), by wall clock: sleep counts as idle time.
 * Without storage a tab knows only its own input.
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
      // Storage full or forbidden: this tab counts alone.
    }
  }

  #read(): number {
    try {
      const held = Number(localStorage.getItem(storageKey))
      // A timestamp in the future, after the clock was set back, must not keep a session open.
      return Number.isFinite(held) && held <= Date.now() + notifyEveryMs ? held : 0
    } catch {
      return 0
    }
  }
}
