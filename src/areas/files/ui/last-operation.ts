/** How long the last operation can be undone by keyboard (ms). */
const undoableMs = 60_000

/**
 * The last file operation of a screen while it can be undone. Any later change clears it, so that undo never reverts an
 * older operation.
 */
export class LastOperation {
  #last: { undo: () => Promise<void>; until: number } | undefined

  hold(undo: () => Promise<void>): void {
    this.#last = { undo, until: Date.now() + undoableMs }
  }

  /** Clears the given operation only, or any when omitted. */
  forget(undo?: () => Promise<void>): void {
    if (undo === undefined || this.#last?.undo === undo) this.#last = undefined
  }

  undo(): void {
    const last = this.#last
    if (last && last.until > Date.now()) void last.undo()
  }
}
