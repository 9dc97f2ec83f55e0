import { childrenOf, type FlatPage } from '@schemas/layout/flat/flat'
import { ownAreas } from '../document/areas'
import { revealArea, revealNode } from '../canvas/reveal-node'
import { viewOf } from '../document/view-of'
import { nodeName } from '../document/name-node'
import { Edit } from '../document/edit'
import { moveNodes } from '../document/operations/move-nodes'
import { ancestors, topmost } from '../document/rules'
import type { Target } from '../document/target'
import type { Builder } from '../state/builder'
import { type Area, select, selectArea, type UiState } from '../state/ui-store'
import type { CommandContext } from '../state/command'
import { reportDone } from '../state/report-done'

/**
 * Moves the selection one position up or down: past its neighbour, else out of its column or area into the next one.
 */
export function moveBy({ builder, ui: { selection } }: CommandContext, by: 1 | -1): void {
  const edit = new Edit(builder.store.page)
  const ids = topmost(edit, selection)
  const [first, last] = [ids[0], ids.at(-1)]
  if (first === undefined || last === undefined) return
  const target = by < 0 ? placeBefore(edit, first) : placeBehind(edit, last)
  if (!target) return reportDone(builder, 'noMore')
  if (builder.edit({ en: 'Move', th: 'ย้าย' }, (each) => moveNodes(each, ids, target))) {
    revealNode(first)
    void import('../move/destination-message').then(({ movedMessage }) =>
      builder.announce(movedMessage(builder.store.page, first)),
    )
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

/** Selects the part before or after the selection in document order. */
export function stepSelection({ builder, ui }: CommandContext, by: 1 | -1): void {
  const order = [...inOrder(builder.store.page, ui)]
  const here = ui.area ?? ui.selection.at(-1) ?? ''
  const from = order.findIndex((each) => isSamePlace(each, here))
  const next = from < 0 ? order[by > 0 ? 0 : order.length - 1] : order[from + by]
  if (next !== undefined) choosePlace(builder, next)
  else reportDone(builder, order.length === 0 ? 'empty' : by > 0 ? 'last' : 'first')
}

/**
 * Extends the selection to the next or previous part of the same kind; reversing deselects the last one. Ancestors and
 * descendants of selected parts are skipped.
 */
export function extendSelection({ builder, ui }: CommandContext, by: 1 | -1): void {
  const { store } = builder
  const { selection } = ui
  const last = selection.at(-1) ?? ''
  const node = store.get(last)
  if (!node) return
  const edit = new Edit(store.page)
  const order = [...inOrder(store.page, ui)].filter(
    (each): each is string => typeof each === 'string' && store.get(each)?.kind === node.kind,
  )
  for (let place = order.indexOf(last) + by; place >= 0 && place < order.length; place += by) {
    const next = order[place] as string
    const above = ancestors(edit, next)
    if (selection.some((id) => above.includes(id) || ancestors(edit, id).includes(next))) continue
    const chosen = selection.includes(next) ? selection.filter((id) => id !== last) : [...selection, next]
    select(chosen)
    revealNode(next)
    return reportDone(builder, 'chosen', chosen)
  }
  reportDone(builder, by > 0 ? 'last' : 'first')
}

/** A stop of the arrow keys: a node, or an area of a block that can be selected. */
type Place = string | Area

/** Selects a node or an area, scrolls to it, and announces it. */
export function choosePlace(builder: Builder, place: Place): void {
  if (typeof place === 'string') {
    select([place])
    revealNode(place)
    return builder.announce(nodeName(builder.store.get(place)))
  }
  selectArea(place)
  revealArea(builder.store, place)
  const block = builder.store.get(place.block)
  if (block?.kind !== 'block') return
  void import('./announce-done').then(({ announceArea }) => announceArea(builder, block, place))
}

const isSamePlace = (one: Place, other: Place) =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.block === other.block && one.slot === other.slot

/** Every visible node of the view from top to bottom, with the selectable areas. */
function* inOrder(page: FlatPage, { role }: Pick<UiState, 'role'>): Generator<Place> {
  function* below(ids: readonly string[]): Generator<Place> {
    for (const id of ids) {
      yield id
      const node = page.nodes.get(id)
      const areas = node?.kind === 'block' ? ownAreas(node) : []
      for (const slot of areas) {
        yield { block: id, slot }
        yield* below(node?.kind === 'block' ? (node.slots?.[slot] ?? []) : [])
      }
      if (node && areas.length === 0) yield* below(childrenOf(node))
    }
  }
  yield* below(page.views[viewOf(page.views, role)] ?? [])
}
