import { sectionType } from '@schemas/layout/sections'
import { type Role, hasRole } from '@schemas/layout/role'
import { blockDefinition, blockEditors } from '@registry/block-kits'

/** The block types that a person of that role may add. The gateway decides; this only mirrors its rule. */
export function offeredBlocks(role: Role): ReturnType<typeof blockEditors> {
  return blockEditors().filter(({ type, editor }) => {
    const definition = blockDefinition(type)
    return (
      definition !== undefined &&
      type !== sectionType &&
      !editor.isOfGateway &&
      hasRole(role, definition.author ?? 'manager')
    )
  })
}
