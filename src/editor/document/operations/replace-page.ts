import type { FlatPage } from '@schemas/layout/flat/flat'
import { isSameJson } from '@schemas/layout/json'
import type { Edit } from '../edit'

/**
 * Replaces the page's content with another page's in one undoable step; its address stays. Equal values keep their
 * identity.
 */
export function replacePage(edit: Edit, { fields, views, nodes }: FlatPage): void {
  const before = new Map([...nodes.keys()].map((id) => [id, edit.get(id)]))
  for (const ids of Object.values(edit.views)) for (const id of ids) edit.removeTree(id)
  for (const [id, node] of nodes) {
    const was = before.get(id)
    edit.add(was && isSameJson(was, node) ? was : node)
  }
  if (!isSameJson(edit.views, views)) edit.setViews(views)
  edit.updateFields((draft) => {
    const { path } = draft
    for (const key of Object.keys(draft)) delete (draft as Record<string, unknown>)[key]
    Object.assign(draft, fields, { path })
  })
}
