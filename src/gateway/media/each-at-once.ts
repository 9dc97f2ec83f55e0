/**
 * Runs work for each entry with limited concurrency, starting in list order. Rejects with the first failure, after all
 * started work is done.
 */
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
