/** A query's entries in one order, so that the same question in another order finds the same kept answer. */
export function queryKey(query: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(query).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}
