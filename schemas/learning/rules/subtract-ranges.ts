import { mergeRanges, type Range } from './watched-ranges'

/** What of `ranges` is not in `known`: what is new since the last report. */
export function subtractRanges(ranges: readonly Range[], known: readonly Range[]): Range[] {
  const without = mergeRanges(known)
  return mergeRanges(ranges).flatMap(([from, to]): Range[] => {
    const left: Range[] = []
    let start = from
    for (const [knownFrom, knownTo] of without) {
      if (knownTo <= start || knownFrom >= to) continue
      if (knownFrom > start) left.push([start, knownFrom])
      start = Math.max(start, knownTo)
    }
    if (start < to) left.push([start, to])
    return left
  })
}
