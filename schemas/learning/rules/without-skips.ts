import { mergeRanges, type Range } from './watched-ranges'

/** Players report positions a little apart, and a film goes on where it was left within two seconds. */
const tolerance = 20

/** Ranges that go on from the furthest point, for a lesson in which parts cannot be skipped. */
export function withoutSkips(ranges: readonly Range[], furthest: number): Range[] {
  let reached = furthest
  return mergeRanges(ranges).filter(([from, to]) => {
    if (from > reached + tolerance) return false
    reached = Math.max(reached, to)
    return true
  })
}
