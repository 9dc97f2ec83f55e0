import type { FlatPage, NodeKind, RowParent } from '@schemas/layout/flat/flat'
import type { Role } from '@schemas/layout/role'
import type { Target } from '../document/target'
import { type Box, boxOf, nodeElement, nodesAround, targetOf } from './hit'
import type { Point } from '../ui/point'

/** An insertion line between parts; upright between columns. */
export type DropLine = Box & { isUpright: boolean }
/**
 * Where a drop would land, with the line that shows it: on the canvas, or in another list of the page's parts (`list`),
 * in that list's pixels.
 */
export type Drop = {
  target: Target
  line: DropLine
  list?: 'outline'
  /** The block that takes the item inside, if any: the line is then its box. */ into?: string
}

/** Distance (px) from an edge within which a drop goes next to the part instead of inside it. */
const edge = 14
/** At most this share of a block's width counts as its side edges. */
const edgeShare = 0.18

/**
 * Where the dragged item would land at a point. Computed only from what is under the pointer, with no memory of earlier
 * positions. Undefined where nothing can be put.
 */
export function dropAt(document: Document, page: FlatPage, view: Role, point: Point, kind: NodeKind): Drop | undefined {
  const under = document.elementFromPoint(point.x, point.y)
  if (!under) return undefined
  const empty = under.closest('[data-empty-rows], [data-empty-cell]')
  if (empty) return dropInEmpty(empty, kind)
  // Hit testing is done once, because it searches all rows.
  const ids = nodesAround(under)
  const root = document.getElementById('canvas-page') ?? document.body
  if (ids.length === 0) return dropAtEnd(root, page, view, point)
  if (kind === 'row') return dropRow(root, page, ids, point)
  const cell = ids.find((id) => page.nodes.get(id)?.kind === 'cell')
  const row = ids.find((id) => page.nodes.get(id)?.kind === 'row')
  if (row && isNearRowEdge(root, page, row, point)) return dropRow(root, page, [row], point)
  if (!cell)
    return row ? (dropIntoNearestCell(root, page, row, point, kind) ?? dropRow(root, page, [row], point)) : undefined
  return dropInCell(root, page, cell, point, kind)
}

function dropInEmpty(empty: Element, kind: NodeKind): Drop | undefined {
  const box = boxOf(empty)
  const line = {
    left: box.left,
    right: box.right,
    top: (box.top + box.bottom) / 2,
    bottom: (box.top + box.bottom) / 2,
    isUpright: false,
  }
  const target = targetOf(empty)
  return 'cell' in target && kind === 'row' ? undefined : { target, line }
}

/** Below the last row of the page or above its first; anywhere on an empty page. */
function dropAtEnd(root: ParentNode, page: FlatPage, view: Role, { y }: Point): Drop | undefined {
  const rows = page.views[view] ?? []
  const empty = rows.length === 0 ? root.querySelector('[data-empty-rows^="view:"]') : null
  if (empty) return dropInEmpty(empty, 'row')
  const last = rows.at(-1)
  const [first] = rows
  const box = (id: string | undefined) => (id === undefined ? null : nodeElement(root, id)?.getBoundingClientRect())
  const [top, bottom] = [box(first), box(last)]
  if (top && y < top.top) return { target: { rows: { view }, index: 0 }, line: across(top, top.top) }
  if (bottom && y > bottom.bottom)
    return { target: { rows: { view }, index: rows.length }, line: across(bottom, bottom.bottom) }
  return undefined
}

function dropRow(root: ParentNode, page: FlatPage, ids: readonly string[], { y }: Point): Drop | undefined {
  const id = ids.find((each) => page.nodes.get(each)?.kind === 'row')
  const row = id === undefined ? undefined : page.nodes.get(id)
  const element = id === undefined ? null : nodeElement(root, id)
  if (row?.kind !== 'row' || id === undefined || !element) return undefined
  const box = element.getBoundingClientRect()
  const siblings = siblingRows(page, row.parent)
  const isAfter = y > (box.top + box.bottom) / 2
  return {
    target: { rows: row.parent, index: siblings.indexOf(id) + (isAfter ? 1 : 0) },
    line: across(box, isAfter ? box.bottom : box.top),
  }
}

function siblingRows(page: FlatPage, parent: RowParent): readonly string[] {
  if ('view' in parent) return page.views[parent.view] ?? []
  const block = page.nodes.get(parent.block)
  return block?.kind === 'block' ? (block.slots?.[parent.slot] ?? []) : []
}

function isNearRowEdge(root: ParentNode, page: FlatPage, id: string, { y }: Point): boolean {
  const box = nodeElement(root, id)?.getBoundingClientRect()
  if (!box || page.nodes.get(id)?.kind !== 'row') return false
  // A low row keeps most of its height for its columns.
  const near = Math.min(edge, (box.bottom - box.top) / 5)
  return y < box.top + near || y > box.bottom - near
}

/** Within a row but outside its columns (gaps, margins): into the nearest column. */
function dropIntoNearestCell(
  root: ParentNode,
  page: FlatPage,
  id: string,
  point: Point,
  kind: NodeKind,
): Drop | undefined {
  const row = page.nodes.get(id)
  if (row?.kind !== 'row') return undefined
  const distance = (cell: string) => {
    const box = nodeElement(root, cell)?.getBoundingClientRect()
    return box
      ? Math.hypot(
          Math.max(box.left - point.x, 0, point.x - box.right),
          Math.max(box.top - point.y, 0, point.y - box.bottom),
        )
      : Number.POSITIVE_INFINITY
  }
  const [nearest] = [...row.cells].sort((one, other) => distance(one) - distance(other))
  return nearest === undefined ? undefined : dropInCell(root, page, nearest, point, kind)
}

function dropInCell(root: ParentNode, page: FlatPage, id: string, point: Point, kind: NodeKind): Drop | undefined {
  const cell = page.nodes.get(id)
  const element = nodeElement(root, id)
  if (cell?.kind !== 'cell' || !element) return undefined
  const box = element.getBoundingClientRect()
  const row = page.nodes.get(cell.parent.row)
  if (row?.kind !== 'row') return undefined
  const side = Math.min(edge * 2, (box.right - box.left) * edgeShare)
  const isLeft = point.x < box.left + side
  if (kind === 'cell' || isLeft || point.x > box.right - side) {
    const isAfter = kind === 'cell' ? point.x > (box.left + box.right) / 2 : !isLeft
    const x = isAfter ? box.right : box.left
    return {
      target: { row: cell.parent.row, index: row.cells.indexOf(id) + (isAfter ? 1 : 0) },
      line: { left: x, right: x, top: box.top, bottom: box.bottom, isUpright: true },
    }
  }
  const boxes = cell.blocks.map((block) => {
    const found = nodeElement(root, block)
    return found ? boxOf(found) : undefined
  })
  const next = boxes.findIndex((each) => each && point.y < (each.top + each.bottom) / 2)
  const index = next < 0 ? cell.blocks.length : next
  const y = next < 0 ? (boxes.findLast(Boolean)?.bottom ?? box.bottom) : (boxes[next] as Box).top
  return { target: { cell: id, index }, line: across(box, y) }
}

const across = ({ left, right }: Pick<Box, 'left' | 'right'>, y: number) => ({
  left,
  right,
  top: y,
  bottom: y,
  isUpright: false,
})
