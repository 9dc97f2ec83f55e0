import type { Edit } from '../edit'
import { Refusal } from '../edit'
import { newCell, newId, newRow } from '../new-node'
import { checkTarget, checkUnlocked, topmost } from '../rules'
import { rowSpacing } from '../row-spacing'
import { kindOf } from './place-nodes'

export type Wrapper = { type: string; version: number; props: Record<string, unknown>; slot: string }

const noColumns = {
  en: 'Columns can’t be wrapped on their own. Select their row or the content inside them.',
  th: 'ครอบเฉพาะคอลัมน์ไม่ได้ ให้เลือกทั้งแถวหรือเนื้อหาข้างใน',
}

/** Moves blocks, or whole rows, into a slot of a new block at the first one's place, and returns the new block's id. */
export function wrapNodes(edit: Edit, ids: readonly string[], wrapper: Wrapper): string {
  const wrapped = topmost(edit, ids)
  const kind = kindOf(edit, wrapped)
  if (kind === 'cell') throw new Refusal(noColumns)
  checkUnlocked(edit, wrapped)
  return kind === 'row' ? wrapRows(edit, wrapped, wrapper) : wrapBlocks(edit, wrapped, wrapper)
}

function wrapBlocks(edit: Edit, wrapped: readonly string[], { type, version, props, slot }: Wrapper): string {
  const first = edit.nodeOf(wrapped[0] as string, 'block')
  const index = edit.list(first.parent).indexOf(first.fields.id)
  const id = newId()
  const row = newRow({ block: id, slot })
  const cell = newCell(row.fields.id)
  edit.add({
    kind: 'block',
    fields: { id, type, version, props },
    parent: first.parent,
    slots: { [slot]: [row.fields.id] },
  })
  edit.add({ ...row, cells: [cell.fields.id] })
  edit.add(cell)
  edit.attach([id], first.parent, index)
  checkTarget(edit, wrapped, { cell: cell.fields.id, index: 0 })
  for (const each of wrapped) edit.detach(each)
  edit.attach(wrapped, { cell: cell.fields.id }, 0)
  return id
}

/** Rows stay rows inside; the new block gets a new row. */
function wrapRows(edit: Edit, wrapped: readonly string[], { type, version, props, slot }: Wrapper): string {
  const { parent, fields } = edit.nodeOf(wrapped[0] as string, 'row')
  const index = edit.list(parent).indexOf(fields.id)
  const id = newId()
  const row = newRow(parent, rowSpacing(edit, parent))
  const cell = newCell(row.fields.id)
  edit.add({
    kind: 'block',
    fields: { id, type, version, props },
    parent: { cell: cell.fields.id },
    slots: { [slot]: [] },
  })
  edit.add({ ...cell, blocks: [id] })
  edit.add({ ...row, cells: [cell.fields.id] })
  edit.attach([row.fields.id], parent, index)
  const inside = { block: id, slot }
  checkTarget(edit, wrapped, { rows: inside, index: 0 })
  for (const each of wrapped) edit.detach(each)
  edit.attach(wrapped, inside, 0)
  return id
}
