import type { Edit } from '../edit'
import { checkUnlocked, parentId, topmost } from '../rules'
import { plantSubtree, takeSubtree } from '../subtree'

/** Puts a copy of each node right after it, with ids of its own, and returns the copies' ids. */
export function duplicateNodes(edit: Edit, ids: readonly string[]): string[] {
  return topmost(edit, ids).map((id) => {
    const { parent } = edit.node(id)
    const above = parentId(parent)
    if (above !== undefined) checkUnlocked(edit, [above])
    const copy = plantSubtree(edit, takeSubtree(edit, id))
    edit.attach([copy], parent, edit.list(parent).indexOf(id) + 1)
    return copy
  })
}
