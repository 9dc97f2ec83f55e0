import type { Edit } from '../edit'
import { checkTarget, topmost } from '../rules'
import { plantSubtree, takeSubtree } from '../subtree'
import { placeIn } from '../target'

/** Puts a copy of each node right after it, with ids of its own, and returns the copies' ids. */
export function duplicateNodes(edit: Edit, ids: readonly string[]): string[] {
  return topmost(edit, ids).map((id) => {
    const { parent } = edit.node(id)
    const index = edit.list(parent).indexOf(id) + 1
    const copy = plantSubtree(edit, takeSubtree(edit, id))
    checkTarget(edit, [copy], placeIn(parent, index))
    edit.attach([copy], parent, index)
    return copy
  })
}
