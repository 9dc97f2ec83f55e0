import type { BulkResult } from './list'

/** Requests sent at the same time. */
const parallel = 4

/** A bulk action from the call of one row: what fails is reported by row, and the others are done. */
export const rowByRow =
  <R>(act: (row: R) => Promise<unknown>) =>
  async (rows: readonly R[]): Promise<BulkResult<R>> => {
    const failed = new Map<R, string>()
    const waiting = [...rows]
    const work = async () => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift())
        try {
          await act(row)
        } catch (error) {
          failed.set(row, error instanceof Error ? error.message : String(error))
        }
    }
    await Promise.all(Array.from({ length: parallel }, work))
    return {
      done: rows.filter((row) => !failed.has(row)),
      failed: [...failed].map(([row, message]) => ({ row, message })),
    }
  }
