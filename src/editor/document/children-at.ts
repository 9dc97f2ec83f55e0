import { childrenOf, type FlatPage, type Parent } from '@schemas/layout/flat/flat'
import { parentId } from './rules'

/** The ids of the children of `parent`, in order; empty when it does not exist. */
export function childrenAt({ views, nodes }: FlatPage, parent: Parent): readonly string[] {
  if ('view' in parent) return views[parent.view] ?? []
  const node = nodes.get(parentId(parent) ?? '')
  if (node?.kind === 'block') return 'slot' in parent ? (node.slots?.[parent.slot] ?? []) : []
  return node ? childrenOf(node) : []
}
