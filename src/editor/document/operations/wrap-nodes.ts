import type { Edit } from '../edit'
import { Refusal } from '../edit'
import { newCell, newId, newRow } from '../new-node'
import { checkTarget, checkUnlocked, topmost } from '../rules'
import { kindOf } from './place-nodes'

export type Wrapper = { type: string; version: number; props: Record<string, unknown>; slot: string }

const blocksOnly = { en: 'Only blocks can be wrapped.', th: 'ห่อได้เฉพาะบล็อก' }

/** Puts blocks into a slot of a new block that takes the first one's place, and returns the new block's id. */
export function wrapNodes(edit: Edit, ids: readonly string[], { type, version, props, slot }: Wrapper): string {
  const wrapped = topmost(edit, ids)
  if (kindOf(edit, wrapped) !== 'block') throw new Refusal(blocksOnly)
  checkUnlocked(edit, wrapped)
  const first = edit.nodeOf(wrapped[0] as string, 'block')
  const index = edit.list(first.parent).indexOf(first.fields.id)
  const id = newId()
  const row = newRow({ block: id, slot })
  const cell = newCell(row.fields.id)
  edit.add({ kind: 'block', fields: { id, type, version, props }, parent: first.parent, slots: { [slot]: [row.fields.id] } })
  edit.add({ ...row, cells: [cell.fields.id] })
  edit.add(cell)
  edit.attach([id], first.parent, index)
  checkTarget(edit, wrapped, { cell: cell.fields.id, index: 0 })
  for (const each of wrapped) edit.detach(each)
  edit.attach(wrapped, { cell: cell.fields.id }, 0)
  return id
}
