/** How long the last act can be taken back by a key (ms). */
const undoableMs = 60_000

/** The last act on files of a screen, as long as it can be taken back. Any later change clears it, so that undo never takes back an older act. */
export class LastOperation {
  #last: { undo: () => Promise<void>; until: number } | undefined

  hold(undo: () => Promise<void>): void {
    this.#last = { undo, until: Date.now() + undoableMs }
  }

  /** Of one act alone, or of whichever it is. */
  forget(undo?: () => Promise<void>): void {
    if (undo === undefined || this.#last?.undo === undo) this.#last = undefined
  }

  undo(): void {
    const last = this.#last
    if (last && last.until > Date.now()) void last.undo()
  }
}
