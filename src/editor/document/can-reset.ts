import { blockDefinition } from '@registry/block-kits'
import { hasRole, type Role } from '@schemas/layout/role'
import { sectionType } from '@schemas/layout/sections'
import type { Edit } from './edit'
import { lockOf } from './rules'

/** Whether a role may reset a part's settings to its type's defaults; not for section links or unreadable blocks. */
export function canReset(edit: Edit, id: string, role: Role): boolean {
  const node = edit.get(id)
  if (node?.kind !== 'block' || node.fields.quarantined || node.fields.type === sectionType || lockOf(edit, id))
    return false
  const definition = blockDefinition(node.fields.type)
  return definition !== undefined && hasRole(role, definition.author ?? 'manager')
}
