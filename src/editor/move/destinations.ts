import { childrenOf, type FlatPage, type NodeKind, type RowParent } from '@schemas/layout/flat/flat'
import type { Role } from '@schemas/layout/role'
import { areasOf } from '../document/areas'
import { childrenAt } from '../document/children-at'
import { isSameParent } from '../document/edit'
import type { Target } from '../document/target'

/**
 * All targets in a view for parts of a kind, from top to bottom: between rows, between columns, in columns, and the
 * same in the areas of blocks. Excludes targets inside the moved parts; their current place occurs once.
 */
export function destinationsOf(page: FlatPage, view: Role, kind: NodeKind, moving: ReadonlySet<string>): Target[] {
  const found: Target[] = []
  const rowsIn = (parent: RowParent) => {
    const ids = childrenAt(page, parent)
    for (const [index, id] of ids.entries()) {
      found.push({ rows: parent, index })
      if (moving.has(id)) continue
      const row = page.nodes.get(id)
      if (row?.kind !== 'row') continue
      for (const [column, cellId] of row.cells.entries()) {
        if (kind !== 'row') found.push({ row: id, index: column })
        if (!moving.has(cellId)) blocksIn(cellId)
      }
      if (kind !== 'row') found.push({ row: id, index: row.cells.length })
    }
    found.push({ rows: parent, index: ids.length })
  }
  const blocksIn = (cell: string) => {
    const node = page.nodes.get(cell)
    const blocks = node ? childrenOf(node) : []
    for (const [index, id] of blocks.entries()) {
      if (kind === 'block') found.push({ cell, index })
      const block = moving.has(id) ? undefined : page.nodes.get(id)
      if (block?.kind === 'block') for (const slot of areasOf(block)) rowsIn({ block: id, slot })
    }
    if (kind === 'block') found.push({ cell, index: blocks.length })
  }
  rowsIn({ view })
  // The positions before and after a single moved part are the same place.
  return found.filter(
    (target) => target.index === 0 || !moving.has(childrenAt(page, parentOf(target))[target.index - 1] ?? ''),
  )
}

/** The parent in which a target's index counts. */
export const parentOf = (target: Target) =>
  'cell' in target ? { cell: target.cell } : 'row' in target ? { row: target.row } : target.rows

/** Index in `targets` of a node's current place; 0 when it is at none of them. */
export function placeNow(page: FlatPage, id: string, targets: readonly Target[]): number {
  const node = page.nodes.get(id)
  const index = node ? childrenAt(page, node.parent).indexOf(id) : -1
  return Math.max(
    0,
    targets.findIndex((target) => node && target.index === index && isSameParent(parentOf(target), node.parent)),
  )
}

/** Whether the parts that are moved together are already at a target, in sequence. */
export function isPlaceOf(page: FlatPage, ids: readonly string[], target: Target): boolean {
  const list = childrenAt(page, parentOf(target))
  return ids.every((id, at) => list[target.index + at] === id)
}

/** Identifies a place after the page around it has changed: its parent and its neighbours. */
export type Anchor = { parent: ReturnType<typeof parentOf>; before: string | undefined; next: string | undefined }

export function anchorOf(page: FlatPage, target: Target): Anchor {
  const parent = parentOf(target)
  const list = childrenAt(page, parent)
  return { parent, before: list[target.index - 1], next: list[target.index] }
}

/**
 * Index in `targets` of the place next to one of the same neighbours, or at the same end; undefined when none exists
 * any more.
 */
export function placeOf(
  page: FlatPage,
  { parent, before, next }: Anchor,
  targets: readonly Target[],
): number | undefined {
  const list = childrenAt(page, parent)
  const indexes = [
    ...(next === undefined ? [] : [list.indexOf(next)]),
    ...(before === undefined ? [] : [list.indexOf(before) + 1 || -1]),
    ...(before === undefined ? [0] : []),
    ...(next === undefined ? [list.length] : []),
  ]
  const found = indexes.map((index) =>
    targets.findIndex((target) => target.index === index && isSameParent(parentOf(target), parent)),
  )
  return found.find((at) => at >= 0)
}

/**
 * Direction and size of a step: to the next place, the next in or outside this parent, the next between the page's own
 * rows, or the first or last.
 */
export type Stride = { by: 1 | -1; to: 'next' | 'elsewhere' | 'page' | 'end' }

/** The places to try in turn, nearest first, starting after `from`. */
export function* ahead(targets: readonly Target[], from: number, { by, to }: Stride): Generator<number> {
  const here = targets[from]
  const start = to === 'end' ? (by > 0 ? targets.length - 1 : 0) : from + by
  const step = to === 'end' ? -by : by
  for (let at = start; at >= 0 && at < targets.length; at += step) {
    const target = targets[at] as Target
    if (to === 'elsewhere' && here && isSameParent(parentOf(target), parentOf(here))) continue
    if (to === 'page' && !('rows' in target && 'view' in target.rows)) continue
    yield at
  }
}
