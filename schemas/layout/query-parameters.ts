import type { AnyBlock } from '../block'

/** Characters of a parameter's value that count. */
const maxValueLength = 500

/**
 * The parameters that the address keeps for a list with these filters: each filter and the words that are looked for.
 */
export const listParameters = (filters: readonly string[], prefix = ''): string[] =>
  [...filters, 'find'].map((name) => prefix + name)

/** Screens of one kind on a page that each keep their place in the address: `folder`, `folder-2` and so on. */
const maxPlaces = 9
export const placeParameters = (name: string): string[] =>
  Array.from({ length: maxPlaces }, (_, at) => (at === 0 ? name : `${name}-${at + 1}`))

/** The parameters that a block declares, its props as they are parsed. */
export function declaredParameters({ query = [] }: AnyBlock, props: Record<string, unknown>): readonly string[] {
  return typeof query === 'function' ? query(props as never) : query
}

/**
 * Of a query the parameters of these names, in the order of the names, cut to length. Empty ones and repeated ones say
 * nothing.
 */
export function pickParameters(
  query: Readonly<Record<string, unknown>>,
  names: Iterable<string>,
): Record<string, string> {
  const found: [string, string][] = []
  for (const name of new Set(names)) {
    const value = Object.hasOwn(query, name) ? query[name] : undefined
    if (typeof value === 'string' && value !== '') found.push([name, value.slice(0, maxValueLength)])
  }
  return Object.fromEntries(found)
}
