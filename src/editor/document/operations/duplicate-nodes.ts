import type { Parent } from '@schemas/layout/flat/flat'
import type { Edit } from '../edit'
import { checkTarget, topmost } from '../rules'
import { plantSubtree, takeSubtree } from '../subtree'
import { placeIn } from '../target'

/**
 * Inserts a copy of each node, with new ids, after the last of its selected siblings: a group is followed by a copy of
 * the group. Returns the copies' ids.
 */
export function duplicateNodes(edit: Edit, ids: readonly string[]): string[] {
  const groups = new Map<string, { parent: Parent; ids: string[] }>()
  for (const id of topmost(edit, ids)) {
    const { parent } = edit.node(id)
    const group = groups.get(JSON.stringify(parent)) ?? { parent, ids: [] }
    groups.set(JSON.stringify(parent), { parent, ids: [...group.ids, id] })
  }
  return [...groups.values()].flatMap(({ parent, ids: together }) => {
    const list = edit.list(parent)
    const inOrder = together.toSorted((one, other) => list.indexOf(one) - list.indexOf(other))
    const index = list.indexOf(inOrder.at(-1) ?? '') + 1
    const copies = inOrder.map((id) => plantSubtree(edit, takeSubtree(edit, id)))
    checkTarget(edit, copies, placeIn(parent, index))
    edit.attach(copies, parent, index)
    return copies
  })
}
