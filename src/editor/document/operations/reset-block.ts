import { blockDefinition } from '@registry/block-kits'
import { isSameJson } from '@schemas/layout/json'
import type { Edit } from '../edit'
import { freshBlock } from '../fresh-block'
import { checkUnlocked } from '../rules'

/**
 * Resets a block's settings (props for which `isSetting`) to its type's defaults at that place. Content, name, style,
 * anchor, visibility and area content stay, even in an area that the reset switches off. False when the settings are
 * the defaults already, or are invalid with its content.
 */
export function resetBlock(edit: Edit, id: string, isSetting: (type: string, prop: string) => boolean): boolean {
  checkUnlocked(edit, [id])
  const { fields, parent } = edit.nodeOf(id, 'block')
  const target = 'cell' in parent ? { cell: parent.cell, index: edit.list(parent).indexOf(id) } : undefined
  const fresh = target && freshBlock(edit, fields.type, target)
  if (fresh?.kind !== 'block') return false
  const { version } = fresh.node
  const of = (props: object = {}, wanted: boolean) =>
    Object.entries(props).filter(([name]) => isSetting(fields.type, name) === wanted)
  const props = Object.fromEntries([...of(fields.props, false), ...of(fresh.node.props, true)])
  if (!blockDefinition(fields.type)?.props.safeParse(props).success) return false
  if (fields.at === undefined && fields.version === version && isSameJson(fields.props ?? {}, props)) return false
  edit.update(id, 'block', (draft) => {
    draft.fields.version = version
    draft.fields.props = props
    delete draft.fields.at
  })
  return true
}
