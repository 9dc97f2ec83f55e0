import type { BulkResult } from './list'

/** Requests sent at the same time. */
const parallel = 4

/**
 * A bulk action from the call of one row: what fails is reported by row, and the others are done. Where it undoes
 * another, `act` also gets what that one was answered for the row.
 */
export const rowByRow =
  <R>(act: (row: R, answer: unknown) => Promise<unknown>) =>
  async (rows: readonly R[], before?: ReadonlyMap<R, unknown>): Promise<BulkResult<R>> => {
    const answers = new Map<R, unknown>()
    const failed = new Map<R, string>()
    const waiting = [...rows]
    const work = async () => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift())
        try {
          answers.set(row, await act(row, before?.get(row)))
        } catch (error) {
          failed.set(row, error instanceof Error ? error.message : String(error))
        }
    }
    await Promise.all(Array.from({ length: parallel }, work))
    return {
      done: rows.filter((row) => !failed.has(row)),
      failed: [...failed].map(([row, message]) => ({ row, message })),
      answers,
    }
  }
