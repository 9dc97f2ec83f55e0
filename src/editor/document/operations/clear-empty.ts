import type { Edit } from '../edit'

/**
 * Removes a column that became empty, unless it is the row's last, and a row whose columns are all empty: layout that
 * existed only for what moved out. Rows and columns with a name or a style stay.
 */
export function clearEmpty(edit: Edit, cell: string): void {
  const left = edit.get(cell)
  if (left?.kind !== 'cell' || left.blocks.length > 0) return
  const row = edit.nodeOf(left.parent.row, 'row')
  const isBare = ({
    name,
    style,
    anchor,
    shown,
    visible,
  }: {
    name?: unknown
    style?: unknown
    anchor?: unknown
    shown?: unknown
    visible?: unknown
  }) => !name && !style && !anchor && !shown && !visible
  if (row.cells.every((id) => edit.nodeOf(id, 'cell').blocks.length === 0) && isBare(row.fields)) {
    edit.detach(row.fields.id)
    edit.removeTree(row.fields.id)
  }
}
