import { childrenOf, type FlatPage } from '@schemas/layout/flat/flat'
import { revealNode } from '../canvas/reveal-node'
import { viewOf } from '../canvas/page-on-canvas'
import { nodeName } from '../document/name-node'
import { Edit } from '../document/edit'
import { moveNodes } from '../document/operations/move-nodes'
import { topmost } from '../document/rules'
import type { Target } from '../document/target'
import { select, type UiState } from '../state/ui-store'
import type { CommandContext } from './command'

/** Moves the selection one place up or down: past its neighbour, else out of its column or area into what comes next. */
export function moveBy({ builder, ui: { selection } }: CommandContext, by: 1 | -1): void {
  const edit = new Edit(builder.store.page)
  const ids = topmost(edit, selection)
  const [first, last] = [ids[0], ids.at(-1)]
  if (first === undefined || last === undefined) return
  const target = by < 0 ? placeBefore(edit, first) : placeBehind(edit, last)
  if (!target) return
  if (builder.edit({ en: 'Move', th: 'ย้าย' }, (each) => moveNodes(each, ids, target))) {
    revealNode(first)
    builder.announce(whereStands(new Edit(builder.store.page), first))
  }
}

/** Where a part stands now, as it is said to who does not see it: its place, and of which column or area. */
function whereStands(edit: Edit, id: string): { th: string; en: string } {
  const { parent } = edit.node(id)
  const list = edit.list(parent)
  const [place, count] = [list.indexOf(id) + 1, list.length]
  const said = { en: `Moved to place ${place} of ${count}`, th: `ย้ายไปตำแหน่งที่ ${place} จาก ${count}` }
  if (!('cell' in parent)) return said
  const cells = edit.nodeOf(edit.nodeOf(parent.cell, 'cell').parent.row, 'row').cells
  const rows = edit.list(edit.nodeOf(edit.nodeOf(parent.cell, 'cell').parent.row, 'row').parent)
  const row = rows.indexOf(edit.nodeOf(parent.cell, 'cell').parent.row) + 1
  return {
    en: `${said.en} in row ${row} of ${rows.length}, column ${cells.indexOf(parent.cell) + 1} of ${cells.length}`,
    th: `${said.th} ในแถวที่ ${row} จาก ${rows.length} คอลัมน์ที่ ${cells.indexOf(parent.cell) + 1} จาก ${cells.length}`,
  }
}

function placeBefore(edit: Edit, id: string): Target | undefined {
  const { parent } = edit.node(id)
  const index = edit.list(parent).indexOf(id)
  if (index > 0) return at(parent, index - 1)
  if (!('cell' in parent)) return undefined
  const row = edit.nodeOf(edit.nodeOf(parent.cell, 'cell').parent.row, 'row')
  const before = row.cells[row.cells.indexOf(parent.cell) - 1]
  if (before !== undefined) return { cell: before, index: edit.nodeOf(before, 'cell').blocks.length }
  const rows = edit.list(row.parent)
  const above = rows[rows.indexOf(row.fields.id) - 1]
  const cell = above === undefined ? undefined : edit.nodeOf(above, 'row').cells.at(-1)
  return cell === undefined ? undefined : { cell, index: edit.nodeOf(cell, 'cell').blocks.length }
}

function placeBehind(edit: Edit, id: string): Target | undefined {
  const { parent } = edit.node(id)
  const list = edit.list(parent)
  const index = list.indexOf(id)
  if (index < list.length - 1) return at(parent, index + 2)
  if (!('cell' in parent)) return undefined
  const row = edit.nodeOf(edit.nodeOf(parent.cell, 'cell').parent.row, 'row')
  const next = row.cells[row.cells.indexOf(parent.cell) + 1]
  if (next !== undefined) return { cell: next, index: 0 }
  const rows = edit.list(row.parent)
  const below = rows[rows.indexOf(row.fields.id) + 1]
  const cell = below === undefined ? undefined : edit.nodeOf(below, 'row').cells[0]
  return cell === undefined ? undefined : { cell, index: 0 }
}

function at(parent: Parameters<Edit['list']>[0], index: number): Target {
  if ('cell' in parent) return { cell: parent.cell, index }
  if ('row' in parent) return { row: parent.row, index }
  return { rows: parent, index }
}

/** Chooses what stands before or after the selection in document order. */
export function stepSelection({ builder, ui }: CommandContext, by: 1 | -1): void {
  const order = [...inOrder(builder.store.page, ui)]
  const from = order.indexOf(ui.selection.at(-1) ?? '')
  const next = from < 0 ? order[by > 0 ? 0 : order.length - 1] : order[from + by]
  if (next === undefined) return
  select([next])
  revealNode(next)
  builder.announce(nodeName(builder.store.get(next)))
}

/** Every node of the view that is seen, from top to bottom. */
function* inOrder(page: FlatPage, { role }: Pick<UiState, 'role'>): Generator<string> {
  function* below(ids: readonly string[]): Generator<string> {
    for (const id of ids) {
      yield id
      const node = page.nodes.get(id)
      if (node) yield* below(childrenOf(node))
    }
  }
  yield* below(page.views[viewOf(page.views, role)] ?? [])
}
