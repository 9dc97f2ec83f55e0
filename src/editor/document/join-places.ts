import { childrenOf, type FlatNode, type FlatPage, type Parent } from '@schemas/layout/flat/flat'
import { type Role, roles } from '@schemas/layout/role'
import { childrenAt } from './children-at'
import { isSameParent } from './edit'
import type { Side } from './merge'
import { parentId } from './rules'

type Options = {
  mine: FlatPage
  theirs: FlatPage
  /** All merged nodes, each with its values and child order, and with the position from the side that moved it. */
  nodes: Map<string, FlatNode>
  /** Merged rows of the views. */
  views: FlatPage['views']
  /** Nodes that a decision retains, and from which side. */
  retained: readonly { id: string; side: Side }[]
  /** Picks the side for a node that the moves of both together would put into itself. */
  decide: (id: string) => Side
  /** Parts of theirs that nothing of mine may move into or out of. */
  isHeld: (id: string) => boolean
}

/**
 * Gives every node of the merged page exactly one place. Two valid halves can make an invalid whole: a part moved into
 * another that the other side removed, or two parts moved into each other. A node present on both sides was removed by
 * nobody, so it is in the result: where it was moved to, or else where the other side has it, together with its
 * ancestors there. Child orders are derived from these places, so that no node is attached twice or not at all.
 */
export function joinPlaces({
  mine,
  theirs,
  nodes,
  views: joined,
  retained,
  decide,
  isHeld,
}: Options): Pick<FlatPage, 'nodes' | 'views'> {
  const pages = { mine, theirs }
  const shown = new Set(Object.keys(joined) as Role[])
  const parents = new Map([...nodes].map(([id, { parent }]) => [id, parent]))

  const fits = (id: string, parent: Parent): boolean => {
    const above = parentId(parent)
    return above === undefined || !isHeld(above) || isAt(theirs, id, parent)
  }
  const hasPlace = (id: string): boolean => {
    const parent = parents.get(id)
    return (
      parent !== undefined &&
      fits(id, parent) &&
      ('view' in parent ? shown.has(parent.view) : nodes.get(parentId(parent) as string)?.kind === kindAbove(parent))
    )
  }
  /** Whether it is connected to a view, without passing any of `without`. */
  const hangs = (id: string, without: Iterable<string> = []): boolean => {
    const seen = new Set(without)
    for (let at: string | undefined = id; at !== undefined; at = parentId(parents.get(at) as Parent)) {
      if (seen.has(at) || !hasPlace(at)) return false
      seen.add(at)
    }
    return true
  }
  /** Attaches it where that side has it; ancestors that are not attached already come along. */
  const hang = (id: string, side: Side): boolean => {
    const path = new Map<string, FlatNode>()
    for (let at: string | undefined = id; at !== undefined && (at === id || !hangs(at, path.keys()));) {
      const node = pages[side].nodes.get(at)
      if (!node || path.has(at) || !fits(at, node.parent)) return false
      path.set(at, node)
      at = parentId(node.parent)
    }
    for (const [each, node] of path) {
      if (!nodes.has(each)) nodes.set(each, node)
      parents.set(each, node.parent)
      if ('view' in node.parent) shown.add(node.parent.view)
    }
    return hangs(id)
  }
  const restoreBelow = (id: string, page: FlatPage): void => {
    const node = page.nodes.get(id)
    for (const child of node ? childrenOf(node) : []) {
      const below = page.nodes.get(child)
      if (!below) continue
      if (!nodes.has(child)) {
        nodes.set(child, below)
        parents.set(child, below.parent)
      }
      restoreBelow(child, page)
    }
  }
  const drop = (id: string) => void (nodes.delete(id), parents.delete(id))
  /** Its place lost a decision or was removed with another part. */
  const resolveElsewhere = (id: string): void => {
    const other: Side = isAt(mine, id, parents.get(id) as Parent) ? 'theirs' : 'mine'
    const isOnBoth = mine.nodes.has(id) && theirs.nodes.has(id)
    if (!isOnBoth || !(hang(id, other) || hang(id, 'theirs'))) drop(id)
  }
  /** Breaks a cycle: one of the parts goes back to a place that is attached to the page. */
  const untie = (start: string): void => {
    const path: string[] = []
    let at = start
    for (; !path.includes(at); at = parentId(parents.get(at) as Parent) as string) path.push(at)
    const [first] = path
      .slice(path.indexOf(at))
      .filter((id) => isMovedApart(mine.nodes.get(id), theirs.nodes.get(id)))
      .sort()
    if (first === undefined || !(hang(first, decide(first)) || hang(first, 'mine') || hang(first, 'theirs')))
      drop(first ?? start)
  }

  for (const { id, side } of retained) {
    hang(id, side)
    // Removed on the other side with its content, it is restored with all of it.
    if (!pages[side === 'mine' ? 'theirs' : 'mine'].nodes.has(id)) restoreBelow(id, pages[side])
  }
  // Sorted by id, which is the same whichever side is `mine`.
  const stillLoose = (ids: Iterable<string>) => [...ids].filter((id) => nodes.has(id) && !hangs(id))
  for (let loose = stillLoose(nodes.keys()).sort(); loose.length > 0; loose = stillLoose(loose)) {
    const lost = loose.filter((id) => !hasPlace(id))
    if (lost.length > 0) lost.forEach(resolveElsewhere)
    else untie(loose[0] as string)
  }

  const below = childrenByParent(parents)
  const order = (parent: Parent, list: readonly string[] = []): string[] => {
    const ids = below.get(placeName(parent)) ?? new Set()
    const ordered = list.filter((id) => ids.has(id))
    const known = new Set(ordered)
    for (const id of [...ids].filter((each) => !known.has(each)).sort())
      insertAsIn(isAt(mine, id, parent) ? mine : theirs, parent, ordered, id)
    return asHeld(ordered, childrenAt(theirs, parent), isHeld)
  }
  const slots = new Map<string, Set<string>>()
  for (const parent of parents.values())
    if ('slot' in parent) slots.set(parent.block, (slots.get(parent.block) ?? new Set()).add(parent.slot))
  const placed: FlatPage['nodes'] = new Map()
  for (const [id, node] of nodes) placed.set(id, withPlace(node, parents.get(id) as Parent, order, slots.get(id)))
  return {
    nodes: placed,
    views: Object.fromEntries(
      roles.flatMap((role) => (shown.has(role) ? [[role, order({ view: role }, joined[role])]] : [])),
    ),
  }
}

const kindAbove = (parent: Parent) => ('row' in parent ? 'row' : 'cell' in parent ? 'cell' : 'block')

const placeName = (parent: Parent): string =>
  'view' in parent ? parent.view : 'slot' in parent ? `${parent.block} ${parent.slot}` : ` ${parentId(parent)}`

function isAt({ nodes }: FlatPage, id: string, parent: Parent): boolean {
  const node = nodes.get(id)
  return node !== undefined && isSameParent(node.parent, parent)
}

const isMovedApart = (own: FlatNode | undefined, other: FlatNode | undefined) =>
  own !== undefined && other !== undefined && !isSameParent(own.parent, other.parent)

function childrenByParent(parents: ReadonlyMap<string, Parent>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [id, parent] of parents) {
    const name = placeName(parent)
    const ids = found.get(name)
    if (ids) ids.add(id)
    else found.set(name, new Set([id]))
  }
  return found
}

/** Inserts the id after the neighbour that it has in that page. */
function insertAsIn(page: FlatPage, parent: Parent, ids: string[], id: string): void {
  const there = childrenAt(page, parent)
  const before = there.slice(0, there.indexOf(id)).findLast((each) => ids.includes(each))
  ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
}

/** Held siblings keep their relative order. */
function asHeld(ids: string[], theirs: readonly string[], isHeld: (id: string) => boolean): string[] {
  const held = new Set(ids.filter(isHeld))
  if (held.size < 2) return ids
  const ordered = theirs.filter((id) => held.has(id))
  return ids.map((id) => (held.has(id) ? (ordered.shift() ?? id) : id))
}

/** The node with its new place and children; the same object if both are unchanged. */
function withPlace(
  node: FlatNode,
  parent: Parent,
  order: (parent: Parent, list?: readonly string[]) => string[],
  filled: Iterable<string> = [],
): FlatNode {
  const { id } = node.fields
  const isThere = isSameParent(node.parent, parent)
  if (node.kind === 'row') {
    const cells = order({ row: id }, node.cells)
    return isThere && isSameList(cells, node.cells) ? node : ({ ...node, parent, cells } as FlatNode)
  }
  if (node.kind === 'cell') {
    const blocks = order({ cell: id }, node.blocks)
    return isThere && isSameList(blocks, node.blocks) ? node : ({ ...node, parent, blocks } as FlatNode)
  }
  const names = new Set([...Object.keys(node.slots ?? {}), ...filled])
  const slots = Object.fromEntries([...names].map((slot) => [slot, order({ block: id, slot }, node.slots?.[slot])]))
  const isSame =
    isThere && Object.entries(slots).every(([slot, rows]) => node.slots?.[slot] && isSameList(rows, node.slots[slot]))
  return isSame ? node : ({ ...node, parent, ...(names.size > 0 ? { slots } : {}) } as FlatNode)
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at])
