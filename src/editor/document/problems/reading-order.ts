import { childrenOf, type FlatPage } from '@schemas/layout/flat/flat'
import { roles } from '@schemas/layout/role'
import { parentId } from '../rules'
import type { PageProblem } from './problem'

/** Where a node stands: its place in the reading order of all views, and the row of a view that holds it. */
export type Place = { index: number; part: string }

/** The places of these nodes that stand on the page. Only what holds one of them is gone through: few are asked for on a page of thousands. */
export function readingOrder(
  { views, nodes }: Pick<FlatPage, 'views' | 'nodes'>,
  ids: Iterable<string>,
): ReadonlyMap<string, Place> {
  const wanted = new Set<string>()
  for (const id of ids)
    for (let at: string | undefined = id; at !== undefined && !wanted.has(at);) {
      wanted.add(at)
      const node = nodes.get(at)
      at = node && parentId(node.parent)
    }
  const places = new Map<string, Place>()
  const visit = (id: string, part: string): void => {
    const node = wanted.has(id) ? nodes.get(id) : undefined
    if (!node) return
    places.set(id, { index: places.size, part })
    for (const child of childrenOf(node)) visit(child, part)
  }
  for (const role of roles) for (const row of views[role] ?? []) visit(row, row)
  return places
}

/** Where problems are found, and other nodes that are told beside them. */
export const placesOf = (
  page: Pick<FlatPage, 'views' | 'nodes'>,
  problems: readonly PageProblem[],
  others: Iterable<string> = [],
) => readingOrder(page, [...problems.flatMap(({ node }) => node ?? []), ...others])

/** Problems as one comes to them when reading, the page's own first; those of nodes that stand nowhere are none. */
export function readAlong(problems: readonly PageProblem[], places: ReadonlyMap<string, Place>): PageProblem[] {
  const indexOf = ({ node }: PageProblem) => (node === undefined ? -1 : (places.get(node)?.index ?? -1))
  return problems
    .filter(({ node }) => node === undefined || places.has(node))
    .sort((one, other) => indexOf(one) - indexOf(other))
}
