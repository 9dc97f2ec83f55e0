/** The longest increasing subsequence of numbers without duplicates. */
export function longestIncreasing(values: readonly number[]): number[] {
  const last: number[] = []
  const previous = new Map<number, number | undefined>()
  for (const value of values) {
    let at = 0
    for (let end = last.length; at < end;) {
      const middle = (at + end) >> 1
      if ((last[middle] as number) < value) at = middle + 1
      else end = middle
    }
    last[at] = value
    previous.set(value, last[at - 1])
  }
  const rising: number[] = []
  for (let value = last.at(-1); value !== undefined; value = previous.get(value)) rising.unshift(value)
  return rising
}
