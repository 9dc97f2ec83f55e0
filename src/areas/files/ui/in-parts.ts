/** Items per request. */
export const atOnce = 500

export type Went<T> = {
  /** Returns the items that were moved. */ went: readonly T[]
  /** Why the remaining items failed. */ failure?: { error: unknown }
}

/**
 * Runs an operation in batches. When a batch fails, later ones are skipped, and the completed ones are still reported.
 */
export async function inParts<T>(items: readonly T[], act: (part: readonly T[]) => Promise<unknown>): Promise<Went<T>> {
  for (let at = 0; at < items.length; at += atOnce) {
    try {
      await act(items.slice(at, at + atOnce))
    } catch (error) {
      return { went: items.slice(0, at), failure: { error } }
    }
  }
  return { went: items }
}

/** The same, but rejects on any failure. */
export async function allInParts<T>(items: readonly T[], act: (part: readonly T[]) => Promise<unknown>): Promise<void> {
  const { failure } = await inParts(items, act)
  if (failure) throw failure.error
}
