import { childrenOf, type FlatNode, type FlatPage, type Parent } from '@schemas/layout/flat/flat'
import { isSameJson } from '@schemas/layout/json'
import type { Role } from '@schemas/layout/role'
import type { Changes } from './changes'
import { Edit } from './edit'
import { longestIncreasing } from './longest-increasing'
import { parentId, topmost } from './rules'

/**
 * The nodes, in document order, that a step of the history is about on the page after it: added nodes (roots only),
 * else moved or changed ones, else a neighbour of what was removed. Empty when only page settings changed.
 */
export function nodesOfStep(page: FlatPage, changes: Changes): string[] {
  const edit = new Edit(page)
  const came = outermost(changes, 'after', 'before')
  if (came.length > 0) return topmost(edit, came)
  const own = [...changes.nodes]
    .filter(
      ([, { before, after }]) =>
        before && after && (!isSameJson(before.fields, after.fields) || !isSameJson(before.parent, after.parent)),
    )
    .map(([id]) => id)
  const touched = own.length > 0 ? own : movedWithin(changes)
  if (touched.length > 0) return topmost(edit, touched)
  for (const id of outermost(changes, 'before', 'after')) {
    const adjacent = adjacentToRemoved(page, changes, id)
    if (adjacent !== undefined) return [adjacent]
  }
  return []
}

/** Whether a step concerned the selection or an ancestor of it: then the selection stays. */
export function isOfStep(page: FlatPage, { nodes, views }: Changes, id: string): boolean {
  const parent = page.nodes.get(id)?.parent
  if (!parent) return false
  const above = parentId(parent)
  return nodes.has(id) || (above === undefined ? views !== undefined : nodes.has(above))
}

/** Nodes present on one side of a step only, without their descendants. */
function outermost({ nodes }: Changes, there: 'before' | 'after', not: 'before' | 'after'): string[] {
  const isIt = (id: string | undefined) => {
    const change = id === undefined ? undefined : nodes.get(id)
    return change?.[there] !== undefined && change[not] === undefined
  }
  return [...nodes].flatMap(([id, change]) => {
    const node = change[there]
    return node && isIt(id) && !isIt(parentId(node.parent)) ? [id] : []
  })
}

/** Nodes that changed position among the same siblings. */
function movedWithin({ nodes, views }: Changes): string[] {
  const lists: (readonly [readonly string[], readonly string[]])[] = [...nodes.values()].flatMap(({ before, after }) =>
    before && after ? [[childrenOf(before), childrenOf(after)] as const] : [],
  )
  for (const role of Object.keys(views?.after ?? {}) as Role[])
    lists.push([views?.before[role] ?? [], views?.after[role] ?? []])
  return lists.flatMap(([before, after]) => {
    const places = new Map(before.map((id, at) => [id, at]))
    const ranks = after.flatMap((id) => places.get(id) ?? [])
    const staying = new Set(longestIncreasing(ranks))
    return ranks.filter((rank) => !staying.has(rank)).map((rank) => before[rank] as string)
  })
}

/** The former neighbour of a removed node: the one before, else the next, else its parent. */
function adjacentToRemoved(page: FlatPage, changes: Changes, id: string): string | undefined {
  const parent = changes.nodes.get(id)?.before?.parent
  if (!parent) return undefined
  const list = listBefore(page, changes, parent)
  const at = list.indexOf(id)
  const isHere = (each: string) => page.nodes.has(each)
  const above = parentId(parent)
  return (
    list.slice(0, Math.max(0, at)).findLast(isHere) ??
    list.slice(at + 1).find(isHere) ??
    (above !== undefined && isHere(above) ? above : undefined)
  )
}

function listBefore(page: FlatPage, { nodes, views }: Changes, parent: Parent): readonly string[] {
  if ('view' in parent) return (views?.before ?? page.views)[parent.view] ?? []
  const above = parentId(parent) as string
  const holder: FlatNode | undefined = nodes.get(above)?.before ?? page.nodes.get(above)
  if (!holder) return []
  return 'slot' in parent && holder.kind === 'block' ? (holder.slots?.[parent.slot] ?? []) : childrenOf(holder)
}
