import { childrenOf, type FlatPage, type Parent } from '@schemas/layout/flat/flat'
import { parentId } from './rules'

/** The ids that stand beside each other under `parent`, in order; none where it is not there. */
export function childrenAt({ views, nodes }: FlatPage, parent: Parent): readonly string[] {
  if ('view' in parent) return views[parent.view] ?? []
  const node = nodes.get(parentId(parent) ?? '')
  if (node?.kind === 'block') return 'slot' in parent ? (node.slots?.[parent.slot] ?? []) : []
  return node ? childrenOf(node) : []
}
