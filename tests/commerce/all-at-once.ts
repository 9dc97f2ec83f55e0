/**
 * The results of `count` works, forty of them waiting for the ten connections at any time: more would give up where the
 * machine is busy, as requests of a real gateway do.
 */
export async function allAtOnce<T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const buyer = async () => {
    while (next < count) {
      const at = next++
      results[at] = await work(at)
    }
  }
  await Promise.all(Array.from({ length: 40 }, buyer))
  return results
}
