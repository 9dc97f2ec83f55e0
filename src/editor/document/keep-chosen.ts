import { childrenOf, type FlatNode, type FlatPage, type Parent } from '@schemas/layout/flat/flat'
import { childrenAt } from './children-at'
import { isSameParent } from './edit'
import type { Side } from './merge'
import { parentId } from './rules'

type Given = {
  /** Nodes that a person decided to keep, and whose. */
  kept: readonly { id: string; side: Side }[]
  mine: FlatPage
  theirs: FlatPage
  views: FlatPage['views']
  get: (id: string) => FlatNode | undefined
  put: (id: string, node: FlatNode) => void
}

/**
 * Gives what was chosen its place in the joined page: it hangs where the chosen side has it and nowhere else, what holds it is
 * there although the other side took it away, and so is what it holds. Returns the views with it.
 */
export function keepChosen({ kept, mine, theirs, views: joined, get, put }: Given): FlatPage['views'] {
  let views = joined
  const list = (parent: Parent): readonly string[] => {
    if ('view' in parent) return views[parent.view] ?? []
    const node = get(parentId(parent) ?? '')
    if (node?.kind === 'row') return node.cells
    if (node?.kind === 'cell') return node.blocks
    return node && 'slot' in parent ? (node.slots?.[parent.slot] ?? []) : []
  }
  const setList = (parent: Parent, ids: string[]) => {
    if ('view' in parent) views = { ...views, [parent.view]: ids }
    const id = parentId(parent)
    const node = id === undefined ? undefined : get(id)
    if (id === undefined || !node) return
    if (node.kind === 'row') put(id, { ...node, cells: ids })
    else if (node.kind === 'cell') put(id, { ...node, blocks: ids })
    else if ('slot' in parent) put(id, { ...node, slots: { ...node.slots, [parent.slot]: ids } })
  }
  const place = (id: string, page: FlatPage) => {
    const node = get(id) ?? page.nodes.get(id)
    const from = page.nodes.get(id)
    if (!node || !from) return
    if (!get(id)) put(id, from)
    const { parent } = from
    const above = parentId(parent)
    if (above !== undefined && (!get(above) || !hangs(above, page))) place(above, page)
    for (const other of [mine, theirs]) {
      const elsewhere = other.nodes.get(id)?.parent
      if (elsewhere && !isSameParent(elsewhere, parent) && list(elsewhere).includes(id)) setList(elsewhere, list(elsewhere).filter((each) => each !== id))
    }
    const ids = list(parent)
    if (ids.includes(id)) return
    const order = childrenAt(page, parent)
    const before = order.slice(0, order.indexOf(id)).findLast((each) => ids.includes(each))
    const at = before === undefined ? 0 : ids.indexOf(before) + 1
    setList(parent, [...ids.slice(0, at), id, ...ids.slice(at)])
  }
  const hangs = (id: string, page: FlatPage): boolean => {
    const parent = get(id)?.parent ?? page.nodes.get(id)?.parent
    return parent !== undefined && list(parent).includes(id)
  }
  const restoreBelow = (id: string, page: FlatPage) => {
    for (const child of childrenOf(page.nodes.get(id) as FlatNode)) {
      const node = page.nodes.get(child)
      if (!node) continue
      if (!get(child)) put(child, node)
      restoreBelow(child, page)
    }
  }
  for (const { id, side } of kept) {
    const [page, other] = side === 'mine' ? [mine, theirs] : [theirs, mine]
    place(id, page)
    // Taken away with all that it held, it comes back with all of it.
    if (!other.nodes.has(id)) restoreBelow(id, page)
  }
  return views
}
