import { sectionType } from '@schemas/layout/sections'
import { type Role, hasRole } from '@schemas/layout/role'
import { blockEditors } from '@registry/editors'
import { blockDefinition } from '@registry/schemas'

/** The block types that a person of that role may add. The gateway decides; here is only offered what it would take. */
export function offeredBlocks(role: Role): typeof blockEditors {
  return blockEditors.filter(({ type }) => {
    const definition = blockDefinition(type)
    return definition !== undefined && type !== sectionType && hasRole(role, definition.author ?? 'manager')
  })
}
