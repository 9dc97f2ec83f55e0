/** Runs a write whose unique constraint is the caller's error. */
export async function refusing<T>(constraint: RegExp, problem: () => Error, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    for (let at: unknown = error; at instanceof Error; at = at.cause)
      if ('constraint' in at && constraint.test(String(at.constraint))) throw problem()
    throw error
  }
}
