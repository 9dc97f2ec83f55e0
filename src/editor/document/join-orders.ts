import { isSameJson } from '@schemas/layout/json'
import { longestIncreasing } from './longest-increasing'
import type { Side } from './merge'

type Sides<T> = readonly [T, T]
const sides = [0, 1] as const

/**
 * Merges two orders, independent of which side is `own`: what neither moved keeps its place, what one side moved or
 * added follows the neighbour it has there, and what either removed is gone. `choose` picks the side for an id that
 * both moved to different places.
 */
export function joinOrders(
  was: readonly string[],
  own: readonly string[],
  other: readonly string[],
  choose: (id: string) => Side,
): string[] {
  if (isSameJson(was, own)) return [...other]
  if (isSameJson(was, other) || isSameJson(own, other)) return [...own]
  const lists = [own, other].map((list) => new Set(list)) as unknown as Sides<ReadonlySet<string>>
  const known = new Set(was)
  const common = new Set(was.filter((id) => lists[0].has(id) && lists[1].has(id)))
  const moved = [own, other].map((list) =>
    movedIn(
      [...common],
      list.filter((id) => common.has(id)),
    ),
  ) as unknown as Sides<ReadonlySet<string>>
  const unmoved = [...common].filter((id) => !moved[0].has(id) && !moved[1].has(id))
  // Existing ids first, then new ones, because a new one may follow a moved one, on either side.
  const all = place(unmoved, [own, other], moved, choose)
  const added = [own, other].map((list) => new Set(list.filter((id) => !known.has(id)))) as unknown as Sides<
    ReadonlySet<string>
  >
  return place(all, [own, other], added, choose)
}

/** The ids that were moved: the smallest set that explains the new order. */
function movedIn(was: readonly string[], is: readonly string[]): Set<string> {
  const places = new Map(was.map((id, index) => [id, index]))
  const stayed = new Set(longestIncreasing(is.map((id) => places.get(id) as number)).map((index) => was[index]))
  return new Set(is.filter((id) => !stayed.has(id)))
}

/** Inserts each side's `loose` ids after the `fixed` id that they follow there. */
function place(
  fixed: readonly string[],
  lists: Sides<readonly string[]>,
  loose: Sides<ReadonlySet<string>>,
  choose: (id: string) => Side,
): string[] {
  const anchors = new Set(fixed)
  const behind = lists.map((list, side) => {
    const found = new Map<string, string>()
    let anchor = ''
    for (const id of list) {
      if (anchors.has(id)) anchor = id
      else if (loose[side as 0 | 1].has(id)) found.set(id, anchor)
    }
    return found
  }) as unknown as Sides<Map<string, string>>
  const shared = [...behind[0].keys()].filter((id) => behind[1].has(id))
  const agreed = agreeing(shared, behind)
  for (const id of shared) if (!agreed.has(id)) behind[choose(id) === 'mine' ? 1 : 0].delete(id)
  const [mine, theirs] = sides.map((side) => runsBehind(behind[side])) as [Map<string, string[]>, Map<string, string[]>]
  return ['', ...fixed].flatMap((anchor) => [
    ...(anchor === '' ? [] : [anchor]),
    ...interleave(mine.get(anchor) ?? [], theirs.get(anchor) ?? [], agreed),
  ])
}

/** The ids after each anchor, in order. */
function runsBehind(behind: ReadonlyMap<string, string>): Map<string, string[]> {
  const runs = new Map<string, string[]>()
  for (const [id, anchor] of behind) {
    const run = runs.get(anchor)
    if (run) run.push(id)
    else runs.set(anchor, [id])
  }
  return runs
}

/** The ids that both sides moved to the same place and in the same order. */
function agreeing(shared: readonly string[], behind: Sides<ReadonlyMap<string, string>>): Set<string> {
  const alike = new Set(shared.filter((id) => behind[0].get(id) === behind[1].get(id)))
  // The sides are sorted by content, so that the result does not depend on which is which.
  const [one, two] = sides
    .map((side) => [...behind[side].keys()].filter((id) => alike.has(id)))
    .sort((a, b) => (a.join() < b.join() ? -1 : 1)) as [string[], string[]]
  const apart = movedIn(one, two)
  return new Set([...alike].filter((id) => !apart.has(id)))
}

/** Merges two runs after one anchor: between their common ids, the run whose first id sorts first comes first. */
function interleave(one: readonly string[], two: readonly string[], shared: ReadonlySet<string>): string[] {
  if (one.length === 0 || two.length === 0) return [...one, ...two]
  const [mine, theirs] = [cutAt(one, shared), cutAt(two, shared)]
  return mine.flatMap(({ ids, end }, index) => {
    const others = theirs[index]?.ids ?? []
    const [first, second] = (ids[0] ?? '') < (others[0] ?? '') ? [ids, others] : [others, ids]
    return [...first, ...second, ...(end === undefined ? [] : [end])]
  })
}

/** Splits a run at each id that the other side has too. */
function cutAt(list: readonly string[], shared: ReadonlySet<string>): { ids: string[]; end?: string }[] {
  const cut: { ids: string[]; end?: string }[] = []
  let ids: string[] = []
  for (const id of list) {
    if (!shared.has(id)) ids.push(id)
    else {
      cut.push({ ids, end: id })
      ids = []
    }
  }
  return [...cut, { ids }]
}
