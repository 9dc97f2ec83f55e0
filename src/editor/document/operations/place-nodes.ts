import type { FlatNode, NodeKind } from '@schemas/layout/flat/flat'
import { sectionType } from '@schemas/layout/sections'
import { type Edit, Refusal } from '../edit'
import { newCell, newRow } from '../new-node'
import { rowSpacing } from '../row-spacing'
import type { Target } from '../target'

const mixed = { en: 'Rows, columns and blocks cannot be moved together.', th: 'ย้ายแถว คอลัมน์ และบล็อกพร้อมกันไม่ได้' }
const notHere = { en: 'A row cannot go inside a column. Put it between rows.', th: 'วางแถวในคอลัมน์ไม่ได้ ให้วางระหว่างแถว' }

/** The common kind of the nodes. Refuses mixed kinds. */
export function kindOf(edit: Edit, ids: readonly string[]): NodeKind {
  const kinds = new Set(ids.map((id) => edit.node(id).kind))
  const [kind] = kinds
  if (!kind || kinds.size > 1) throw new Refusal(mixed)
  return kind
}

/** Attaches detached nodes at `target`, creating the row and column that they need there. */
export function placeNodes(edit: Edit, ids: readonly string[], target: Target): void {
  const kind = kindOf(edit, ids)
  if ('rows' in target) {
    if (kind === 'row') return edit.attach(ids, target.rows, target.index)
    // A row that contains only a section link is replaced by the section's own rows.
    const isSection = ids.every((id) => isSectionBlock(edit.node(id)))
    const row = newRow(target.rows, isSection ? undefined : rowSpacing(edit, target.rows))
    edit.add(row)
    edit.attach([row.fields.id], target.rows, target.index)
    return placeNodes(edit, ids, { row: row.fields.id, index: 0 })
  }
  if ('row' in target) {
    if (kind === 'row') throw new Refusal(notHere)
    if (kind === 'cell') return edit.attach(ids, { row: target.row }, target.index)
    const cell = newCell(target.row)
    edit.add(cell)
    edit.attach([cell.fields.id], { row: target.row }, target.index)
    return edit.attach(ids, { cell: cell.fields.id }, 0)
  }
  if (kind === 'row') throw new Refusal(notHere)
  if (kind === 'block') return edit.attach(ids, { cell: target.cell }, target.index)
  // A column dropped on a column contributes its blocks.
  const blocks = ids.flatMap((id) => edit.nodeOf(id, 'cell').blocks)
  for (const id of ids) {
    edit.setList({ cell: id }, [])
    edit.removeTree(id)
  }
  edit.attach(blocks, { cell: target.cell }, target.index)
}

const isSectionBlock = (node: FlatNode): boolean => node.kind === 'block' && node.fields.type === sectionType
