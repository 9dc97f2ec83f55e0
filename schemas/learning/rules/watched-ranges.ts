/** From and to (exclusive) in a film, in tenths of a second. */
export type Range = readonly [from: number, to: number]

/** What a report may credit: twice the time since the last one, and five seconds for what is late. */
export const creditOf = (tenthsSinceReport: number): number => Math.max(0, Math.floor(tenthsSinceReport)) * 2 + 50

/** Reports come every ten seconds; the first one credits as much as one of these. */
export const reportTenths = 100

/** Sorted and without overlaps. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = []
  for (const [from, to] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

export const lengthOf = (ranges: readonly Range[]): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0)

/** The reported ranges within the film, merged, and no more of them than the credit. */
export function cutRanges(ranges: readonly Range[], { length, credit }: { length: number; credit: number }): Range[] {
  const within = ranges.flatMap(([from, to]): Range[] => {
    const [first, last] = [Math.max(0, Math.floor(from)), Math.min(length, Math.floor(to))]
    return first < last ? [[first, last]] : []
  })
  let left = Math.max(0, credit)
  return mergeRanges(within).flatMap(([from, to]): Range[] => {
    const taken = Math.min(to - from, left)
    left -= taken
    return taken > 0 ? [[from, from + taken]] : []
  })
}

/** Watched share in basis points, rounded down, so that only a whole film is 100 %. */
export const shareOf = (watched: number, length: number): number =>
  length <= 0 ? 0 : Math.min(10_000, Math.floor((watched * 10_000) / length))

/** For the database. */
export const writeMultirange = (ranges: readonly Range[]): string =>
  `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`
