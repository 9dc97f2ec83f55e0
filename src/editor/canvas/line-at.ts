import type { FlatPage } from '@schemas/layout/flat/flat'
import { childrenAt } from '../document/children-at'
import { targetNode } from '../document/rules'
import type { Target } from '../document/target'
import type { DropLine } from './drop-at'
import { type Box, boxOf, nodeElement } from './hit'

/** The part that a target is next to, else the one that contains it; undefined for an empty view. */
export const partAt = (page: FlatPage, target: Target): string | undefined =>
  adjacentOf(page, target)[0] ?? targetNode(target)

/**
 * The canvas element at a target: an adjacent part, else the empty area that it fills. Null while none of it is drawn.
 */
export function elementAt(document: Document, page: FlatPage, target: Target): Element | null {
  const [adjacent] = adjacentOf(page, target)
  if (adjacent !== undefined) return nodeElement(document, adjacent)
  if ('row' in target) return nodeElement(document, target.row)
  const empty =
    'cell' in target
      ? `[data-empty-cell="${CSS.escape(target.cell)}"]`
      : `[data-empty-rows="${CSS.escape('view' in target.rows ? `view:${target.rows.view}` : `${target.rows.block}:${target.rows.slot}`)}"]`
  return document.querySelector(empty)
}

/** The insertion line for a target, in canvas pixels; undefined when it is not drawn or has no box. */
export function lineAt(document: Document, page: FlatPage, target: Target): DropLine | undefined {
  const element = elementAt(document, page, target)
  const box = element && boxOf(element)
  if (!box || (box.right <= box.left && box.bottom <= box.top)) return undefined
  const [adjacent, isAfter] = adjacentOf(page, target)
  if (adjacent === undefined) return flat(box, (box.top + box.bottom) / 2)
  if (!('row' in target)) return flat(box, isAfter ? box.bottom : box.top)
  const x = isAfter ? box.right : box.left
  return { left: x, right: x, top: box.top, bottom: box.bottom, isUpright: true }
}

/** The part that follows the target, else the one before it. */
function adjacentOf(page: FlatPage, target: Target): [id: string | undefined, isAfter: boolean] {
  const list = childrenAt(
    page,
    'cell' in target ? { cell: target.cell } : 'row' in target ? { row: target.row } : target.rows,
  )
  return target.index < list.length ? [list[target.index], false] : [list.at(-1), true]
}

const flat = ({ left, right }: Box, y: number): DropLine => ({ left, right, top: y, bottom: y, isUpright: false })
