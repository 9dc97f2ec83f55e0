/** Does the work for each, as many at once; in the order of the list they begin. Rejects with the first failure, when all that had begun is done. */
export async function eachAtOnce<T>(
  list: readonly T[],
  atOnce: number,
  work: (each: T) => Promise<unknown>,
): Promise<void> {
  const left = [...list]
  const workers = await Promise.allSettled(
    Array.from({ length: Math.min(atOnce, left.length) }, async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
    }),
  )
  const failed = workers.find((worker) => worker.status === 'rejected')
  if (failed) throw failed.reason
}
