import type { Edit } from '../edit'
import { checkUnlocked, parentId, topmost } from '../rules'
import { clearEmpty } from './clear-empty'
import { removeRowWithoutColumns } from './move-nodes'

/** Removes nodes with their descendants, and a row that becomes empty. */
export function removeNodes(edit: Edit, ids: readonly string[]): void {
  const removed = topmost(edit, ids)
  checkUnlocked(edit, removed)
  const left = new Set<string>()
  for (const id of removed) {
    const above = parentId(edit.detach(id).parent)
    if (above !== undefined) left.add(above)
    edit.removeTree(id)
  }
  for (const id of left) {
    if (edit.get(id)?.kind === 'cell') clearEmpty(edit, id)
    removeRowWithoutColumns(edit, id)
  }
}
