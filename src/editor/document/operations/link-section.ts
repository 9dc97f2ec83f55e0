import type { Edit } from '../edit'
import { checkUnlocked, topmost } from '../rules'
import { sectionBlock } from '../section-block'
import { placeIn } from '../target'
import { insertParts } from './insert-parts'
import { kindOf } from './place-nodes'
import { removeNodes } from './remove-nodes'

/** Puts a linked section in the place of the nodes that it was made of, and returns its block's id. */
export function linkSection(edit: Edit, ids: readonly string[], section: string): string {
  const tops = topmost(edit, ids)
  kindOf(edit, tops)
  checkUnlocked(edit, tops)
  const first = edit.node(tops[0] as string)
  const [block] = insertParts(edit, [sectionBlock(section)], placeIn(first.parent, edit.list(first.parent).indexOf(first.fields.id)))
  removeNodes(edit, tops)
  return block as string
}
