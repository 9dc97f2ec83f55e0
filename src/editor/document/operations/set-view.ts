import type { Role } from '@schemas/layout/role'
import type { Edit } from '../edit'
import { plantSubtree, takeSubtree } from '../subtree'

/** Gives a role its own view: a copy of another role's, or an empty one. */
export function addView(edit: Edit, role: Role, copyOf?: Role): void {
  if (edit.views[role]) return
  const rows = (copyOf ? (edit.views[copyOf] ?? []) : []).map((id) => plantSubtree(edit, takeSubtree(edit, id)))
  edit.setViews({ ...edit.views, [role]: [] })
  edit.attach(rows, { view: role }, 0)
}

/** Removes a role's view; that role then sees the nearest lower one. The last view stays. */
export function removeView(edit: Edit, role: Role): void {
  const { [role]: rows, ...others } = edit.views
  if (!rows || Object.keys(others).length === 0) return
  for (const id of rows) edit.removeTree(id)
  edit.setViews(others)
}
