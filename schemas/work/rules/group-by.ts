/** `Map.groupBy`, which Node 20 lacks. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const list = groups.get(keyOf(item))
    if (list) list.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
