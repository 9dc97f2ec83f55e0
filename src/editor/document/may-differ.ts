import { sectionKey } from '@schemas/layout/document-key'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { menuOfKey } from '@schemas/layout/menu-section'
import { differingProps } from '@schemas/layout/own-props'
import { blockDefinition } from '@registry/block-kits'

/**
 * Whether a part can be marked to differ on each page that shows it: blocks of a section that have content and that
 * every manager may change.
 */
export function mayDiffer(key: string, node: FlatNode | undefined): boolean {
  if (!key.startsWith(sectionKey('')) || menuOfKey(key) !== undefined) return false
  return (
    node?.kind === 'block' &&
    !node.fields.quarantined &&
    differingProps(node.fields.type, { definition: blockDefinition }).size > 0
  )
}
