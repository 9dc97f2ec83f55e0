import { limits } from '@schemas/layout/limits'
import type { Edit } from '../edit'
import { checkUnlocked, topmost } from '../rules'
import { sectionBlock } from '../section-block'
import { placeIn } from '../target'
import { insertParts } from './insert-parts'
import { kindOf } from './place-nodes'
import { removeNodes } from './remove-nodes'

/** Replaces the nodes that a section was made of with a link to it, and returns the link block's id. */
export function linkSection(edit: Edit, ids: readonly string[], section: string): string {
  const tops = topmost(edit, ids)
  kindOf(edit, tops)
  checkUnlocked(edit, tops)
  const first = edit.node(tops[0] as string)
  if (first.kind === 'cell') return linkInColumn(edit, tops, section)
  const [block] = insertParts(
    edit,
    [sectionBlock(section)],
    placeIn(first.parent, edit.list(first.parent).indexOf(first.fields.id)),
  )
  removeNodes(edit, tops)
  return block as string
}

/**
 * Of several columns the first stays, as wide as all of them together, so that the row's other columns keep their
 * places. Their styles are the section's from now on.
 */
function linkInColumn(edit: Edit, cells: readonly string[], section: string): string {
  const { fields, parent, blocks } = edit.nodeOf(cells[0] as string, 'cell')
  const siblings = cells.map((id) => edit.nodeOf(id, 'cell')).filter((cell) => cell.parent.row === parent.row)
  const width = siblings.reduce((sum, cell) => sum + (cell.fields.colspan ?? cell.fields.style?.base?.colspan ?? 1), 0)
  // Overrides for narrower screens belong to one column; for several there is no common value.
  const narrower =
    siblings.length > 1
      ? []
      : (['tablet', 'mobile'] as const).flatMap((level) =>
          fields.style?.[level]?.colspan === undefined
            ? []
            : [[level, { colspan: fields.style[level].colspan }] as const],
        )
  const [block] = insertParts(edit, [sectionBlock(section)], { cell: fields.id, index: 0 })
  removeNodes(edit, [...blocks, ...cells.slice(1)])
  edit.update(fields.id, 'cell', (draft) => {
    draft.fields = {
      id: fields.id,
      ...(width > 1 ? { colspan: Math.min(width, limits.columns) } : {}),
      ...(narrower.length > 0 ? { style: Object.fromEntries(narrower) } : {}),
    }
  })
  return block as string
}
