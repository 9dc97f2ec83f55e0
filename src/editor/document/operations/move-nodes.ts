import { type Edit, isSameParent } from '../edit'
import { checkTarget, checkUnlocked, parentId, topmost } from '../rules'
import type { Target } from '../target'
import { clearEmpty } from './clear-empty'
import { placeNodes } from './place-nodes'

/** Moves nodes of one kind to `target`, in document order. A row that becomes empty is removed. */
export function moveNodes(edit: Edit, ids: readonly string[], target: Target): void {
  const moving = topmost(edit, ids)
  checkUnlocked(edit, moving)
  checkTarget(edit, moving, target)
  const place = 'cell' in target ? { cell: target.cell } : 'row' in target ? { row: target.row } : target.rows
  const before = edit.list(place)
  // The index counts only nodes that stay: moved nodes before the target shift it.
  const index =
    target.index -
    moving.filter((id) => isSameParent(edit.node(id).parent, place) && before.indexOf(id) < target.index).length
  const left = new Set(moving.map((id) => parentId(edit.node(id).parent)))
  for (const id of moving) edit.detach(id)
  placeNodes(edit, moving, { ...target, index })
  for (const id of left) if (id !== undefined && edit.get(id)?.kind === 'cell') clearEmpty(edit, id)
  for (const id of left) removeRowWithoutColumns(edit, id)
}

export function removeRowWithoutColumns(edit: Edit, id: string | undefined): void {
  const row = id === undefined ? undefined : edit.get(id)
  if (row?.kind !== 'row' || row.cells.length > 0) return
  edit.detach(row.fields.id)
  edit.removeTree(row.fields.id)
}
