import { childrenOf } from '@schemas/layout/flat/flat'
import type { Row } from '@schemas/layout/page'
import { blockDefinition } from '@registry/block-kits'
import type { Edit } from './edit'
import { levelOf } from './fresh-block'
import { parentId } from './rules'
import type { Target } from './target'

/** Prepares rows for a target: their main heading is lowered when the page already has one. */
export function fitHeadings(edit: Edit, rows: readonly Row[], target: Target): Row[] {
  return hasMainHeading(edit, target) ? rows.map(lowerRow) : [...rows]
}

const lowerRow = (row: Row): Row => ({
  ...row,
  cells: row.cells.map((cell) => ({ ...cell, blocks: cell.blocks.map(lowerBlock) })),
})

function lowerBlock(block: Row['cells'][number]['blocks'][number]): typeof block {
  const slots =
    block.slots && Object.fromEntries(Object.entries(block.slots).map(([slot, rows]) => [slot, rows.map(lowerRow)]))
  const lower = { ...block, ...(slots ? { slots } : {}) }
  const props = { ...block.props, level: 2 }
  return levelOf(block.type, block.props) === 1 && blockDefinition(block.type)?.props.safeParse(props).success
    ? { ...lower, props }
    : lower
}

/** Whether a block in the target's view provides the page's main heading. */
function hasMainHeading(edit: Edit, target: Target): boolean {
  let parent = 'rows' in target ? target.rows : 'cell' in target ? { cell: target.cell } : { row: target.row }
  for (let above = parentId(parent); above !== undefined; above = parentId(parent)) {
    const node = edit.get(above)
    if (!node) return false
    parent = node.parent
  }
  const open = [...edit.list(parent)]
  // Grows while it is iterated.
  for (const id of open) {
    const node = edit.get(id)
    if (node?.kind === 'block' && levelOf(node.fields.type, node.fields.props) === 1) return true
    if (node) open.push(...childrenOf(node))
  }
  return false
}
