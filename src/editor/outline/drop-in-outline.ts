import type { FlatNode, FlatPage, NodeKind } from '@schemas/layout/flat/flat'
import type { Drop } from '../canvas/drop-at'
import { childrenAt } from '../document/children-at'
import { parentId } from '../document/rules'
import type { Target } from '../document/target'
import { endOf, type Line } from './lines'

/** Height of a line, and indentation per level (px). */
export const lineHeight = 28
export const indent = 12

/**
 * Where a drop on the line at `index` would land; `share` is how far down the line the pointer is (0 to 1). Its upper
 * and lower parts mean before and after, its middle means inside.
 */
export function dropOnLine(
  page: FlatPage,
  lines: readonly Line[],
  index: number,
  share: number,
  kind: NodeKind,
): Drop | undefined {
  const line = lines[index]
  if (!line) return undefined
  const drop = (target: Target, before: number, level: number): Drop => {
    const y = before * lineHeight
    return {
      target,
      line: { left: 4 + level * indent, right: 0, top: y, bottom: y, isUpright: false },
      list: 'outline',
    }
  }
  const { node, level } = line
  const end = endOf(lines, index)
  if (line.area) {
    const rows = childrenAt(page, line.area)
    const isFirst = line.isOpen && rows.length > 0
    return drop({ rows: line.area, index: isFirst ? 0 : rows.length }, isFirst ? index + 1 : end, level + 1)
  }
  const isAfter = share > 0.5
  const adjacentIndex = (one: FlatNode) => childrenAt(page, one.parent).indexOf(one.fields.id) + (isAfter ? 1 : 0)
  if (kind === 'row') {
    const above = rowAround(page, node)
    const at = lines.findIndex((each) => !each.area && each.id === above?.fields.id)
    return above && at >= 0
      ? drop(
          { rows: above.parent, index: adjacentIndex(above) },
          isAfter ? endOf(lines, at) : at,
          (lines[at] as Line).level,
        )
      : undefined
  }
  if (node.kind === 'row') {
    // Above a row a new row is created; below its line is the first position in it.
    if (share < 0.3)
      return drop({ rows: node.parent, index: childrenAt(page, node.parent).indexOf(line.id) }, index, level)
    const [cell] = node.cells
    if (kind === 'cell' || cell === undefined) return drop({ row: line.id, index: node.cells.length }, end, level + 1)
    if (!line.isOpen) return drop({ cell, index: childrenAt(page, { cell }).length }, end, level + 1)
    // The first of several columns has its own line, below which its blocks start.
    return node.cells.length === 1
      ? drop({ cell, index: 0 }, index + 1, level + 1)
      : drop({ cell, index: 0 }, index + 2, level + 2)
  }
  if (node.kind === 'cell') {
    if (kind === 'cell') return drop({ row: node.parent.row, index: adjacentIndex(node) }, isAfter ? end : index, level)
    return drop({ cell: line.id, index: node.blocks.length }, end, level + 1)
  }
  return kind === 'block'
    ? drop({ cell: node.parent.cell, index: adjacentIndex(node) }, isAfter ? end : index, level)
    : undefined
}

function rowAround(page: FlatPage, node: FlatNode): (FlatNode & { kind: 'row' }) | undefined {
  let above: FlatNode | undefined = node
  while (above && above.kind !== 'row') above = page.nodes.get(parentId(above.parent) ?? '')
  return above
}
