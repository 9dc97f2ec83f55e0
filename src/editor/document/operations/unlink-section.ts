import type { Row } from '@schemas/layout/page'
import type { Edit } from '../edit'
import { narrowTo } from '../narrow-to'
import { rowsAsShown } from '../rows-as-shown'
import { checkUnlocked } from '../rules'
import { insertParts } from './insert-parts'
import { removeNodes } from './remove-nodes'

/**
 * Replaces a linked section with a copy of its rows and returns the copies' ids. Next to other blocks, where no rows
 * fit, its blocks are inserted in sequence. Nobody sees more than before, and the page's own values stay.
 */
export function unlinkSection(edit: Edit, id: string, sectionRows: readonly Row[]): string[] {
  checkUnlocked(edit, [id])
  const block = edit.nodeOf(id, 'block')
  const rows = rowsAsShown(sectionRows, block.fields)
  const cell = edit.nodeOf(block.parent.cell, 'cell')
  const row = edit.nodeOf(cell.parent.row, 'row')
  const isAlone = row.cells.length === 1 && cell.blocks.length === 1
  if (isAlone) checkUnlocked(edit, [row.fields.id])
  const ids = isAlone
    ? insertParts(
        edit,
        rows.map((node) => ({ kind: 'row', node: narrowTo(node, row.fields, cell.fields, block.fields) })),
        { rows: row.parent, index: edit.list(row.parent).indexOf(row.fields.id) },
      )
    : insertParts(
        edit,
        rows.flatMap((each) =>
          each.cells.flatMap((inner) =>
            inner.blocks.map((node) => ({ kind: 'block' as const, node: narrowTo(node, inner, each, block.fields) })),
          ),
        ),
        { cell: cell.fields.id, index: cell.blocks.indexOf(id) },
      )
  removeNodes(edit, [isAlone ? row.fields.id : id])
  return ids
}
