/** Items that one question takes. */
export const atOnce = 500

export type Went<T> = {
  /** Those that went. */ went: readonly T[]
  /** Why the others did not. */ failure?: { error: unknown }
}

/** Does an act on many, part by part. Where a part fails the later ones are left, and what went before is told all the same: it is done. */
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

/** The same, all or an error. */
export async function allInParts<T>(items: readonly T[], act: (part: readonly T[]) => Promise<unknown>): Promise<void> {
  const { failure } = await inParts(items, act)
  if (failure) throw failure.error
}
