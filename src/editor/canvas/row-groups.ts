import { longestIncreasing } from '../document/longest-increasing'

/** Rows that share one element of the canvas. */
export type RowGroup = { key: string; ids: readonly string[] }

/** Rows in a new group. */
const groupSize = 20
/** A larger group is split. */
const maxInGroup = 2 * groupSize

/**
 * Groups a page's rows. A row stays in its group as far as the order allows, because a row that changes its group is
 * rebuilt; a group with the same rows stays the same object.
 */
export function groupRows(ids: readonly string[], before: readonly RowGroup[] = []): readonly RowGroup[] {
  const groupOf = new Map(before.flatMap(({ ids: own }, at) => own.map((id) => [id, at] as const)))
  const staying = longestNotFalling(ids.map((id) => groupOf.get(id) ?? -1))
  const rows: string[][] = before.map(() => [])
  // A new row joins the group of the row before it.
  let last = staying[0] === undefined ? 0 : (groupOf.get(ids[staying[0]] as string) as number)
  let next = 0
  for (const [at, id] of ids.entries()) {
    if (staying[next] === at) {
      last = groupOf.get(id) as number
      next++
    }
    const group = rows[last] ?? (rows[last] = [])
    group.push(id)
  }
  const taken = new Set(before.map(({ key }) => key))
  const groups = rows.flatMap((own, at) => {
    const known = before[at]
    if (known && known.ids.length === own.length && known.ids.every((id, index) => id === own[index])) return [known]
    return partsOf(own, known ? maxInGroup : groupSize).map((part, index): RowGroup => ({
      key: index === 0 && known ? known.key : freeKey(part[0] as string, taken),
      ids: part,
    }))
  })
  return groups.length === before.length && groups.every((group, at) => group === before[at]) ? before : groups
}

/** Splits into parts of at most `max` ids, of equal size as far as possible. */
function partsOf(ids: readonly string[], max: number): string[][] {
  if (ids.length === 0) return []
  const count = ids.length <= max ? 1 : Math.ceil(ids.length / groupSize)
  return Array.from({ length: count }, (_, at) =>
    ids.slice(Math.round((at * ids.length) / count), Math.round(((at + 1) * ids.length) / count)),
  )
}

function freeKey(id: string, taken: Set<string>): string {
  let key = id
  for (let count = 2; taken.has(key); count++) key = `${id} ${count}`
  taken.add(key)
  return key
}

/** Indices of the longest non-decreasing subsequence; negative numbers are skipped. */
function longestNotFalling(numbers: readonly number[]): number[] {
  // Among equal numbers the later one counts as higher.
  const { length } = numbers
  return longestIncreasing(numbers.flatMap((number, at) => (number < 0 ? [] : [number * length + at]))).map(
    (value) => value % length,
  )
}
