import { childrenOf, type FlatPage } from '@schemas/layout/flat/flat'
import { roles } from '@schemas/layout/role'
import { parentId } from '../rules'
import type { PageProblem } from './problem'

/** A node's index in the reading order of all views, and the top row that contains it. */
export type Place = { index: number; part: string }

/**
 * Positions of the given nodes that are on the page. Only their ancestors are walked: usually few are asked for on a
 * page of thousands.
 */
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

/** Positions of the nodes with problems, and of further nodes. */
export const placesOf = (
  page: Pick<FlatPage, 'views' | 'nodes'>,
  problems: readonly PageProblem[],
  others: Iterable<string> = [],
) => readingOrder(page, [...problems.flatMap(({ node }) => node ?? []), ...others])

/** Problems in reading order, the page's own first; those of nodes no longer on the page are dropped. */
export function readAlong(problems: readonly PageProblem[], places: ReadonlyMap<string, Place>): PageProblem[] {
  const indexOf = ({ node }: PageProblem) => (node === undefined ? -1 : (places.get(node)?.index ?? -1))
  return problems
    .filter(({ node }) => node === undefined || places.has(node))
    .sort((one, other) => indexOf(one) - indexOf(other))
}
