import { limits } from '@schemas/layout/limits'
import { type Edit, Refusal } from '../edit'
import { newCell } from '../new-node'
import { checkUnlocked } from '../rules'

const locked = {
  en: 'This layout would move or narrow something that is locked. Only an admin can unlock it.',
  th: 'เลย์เอาต์นี้จะย้ายหรือเปลี่ยนความกว้างของส่วนที่ล็อกไว้ ผู้ดูแลระบบเท่านั้นที่ปลดล็อกได้',
}

/**
 * Gives a row as many columns as there are spans (2-1 is two thirds and one third). Surplus columns give their blocks
 * to the last that stays. A locked column, or a locked block that would move, prevents the change.
 */
export function setRowLayout(edit: Edit, row: string, spans: readonly number[]): void {
  checkUnlocked(edit, [row])
  const wanted = spans.slice(0, limits.columns)
  const cells = [...edit.nodeOf(row, 'row').cells]
  while (cells.length < wanted.length) {
    const cell = newCell(row)
    edit.add(cell)
    cells.push(cell.fields.id)
  }
  const last = cells[wanted.length - 1]
  for (const extra of cells.splice(wanted.length)) {
    const { blocks } = edit.nodeOf(extra, 'cell')
    refuseLocked(edit, [extra, ...blocks, ...(last !== undefined && blocks.length > 0 ? [last] : [])])
    if (last !== undefined && blocks.length > 0) {
      edit.setList({ cell: extra }, [])
      edit.attach(blocks, { cell: last }, Number.POSITIVE_INFINITY)
    }
    edit.removeTree(extra)
  }
  edit.setList({ row }, cells)
  for (const [index, cell] of cells.entries()) setSpan(edit, cell, wanted[index] ?? 1)
  edit.update(row, 'row', (draft) => {
    // The sum of the spans is a row's default.
    if (draft.fields.columns) delete draft.fields.columns.desktop
    if (draft.fields.columns && Object.keys(draft.fields.columns).length === 0) delete draft.fields.columns
  })
}

function refuseLocked(edit: Edit, ids: readonly string[]): void {
  if (ids.some((id) => edit.node(id).fields.locked)) throw new Refusal(locked)
}

function setSpan(edit: Edit, cell: string, span: number): void {
  if ((edit.nodeOf(cell, 'cell').fields.colspan ?? 1) === span) return
  refuseLocked(edit, [cell])
  edit.update(cell, 'cell', (draft) => {
    if (span === 1) delete draft.fields.colspan
    else draft.fields.colspan = span
  })
}
