import { childrenOf, type FlatPage } from '@schemas/layout/flat/flat'
import { roles } from '@schemas/layout/role'

/** Where a node stands: its place in the reading order of all views, and the row of a view that holds it. */
export type Place = { index: number; part: string }

/** The place of every node of the page. */
export function readingOrder({ views, nodes }: Pick<FlatPage, 'views' | 'nodes'>): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  const visit = (id: string, part: string): void => {
    const node = nodes.get(id)
    if (!node) return
    places.set(id, { index: places.size, part })
    for (const child of childrenOf(node)) visit(child, part)
  }
  for (const role of roles) for (const row of views[role] ?? []) visit(row, row)
  return places
}
