import type { BlockTypes } from '@schemas/layout/prepare'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { hasRole } from '@schemas/layout/role'
import { type Looker, whyHidden, type WhyHidden } from '@schemas/layout/shown'

/** Why the viewer does not get a part: its own visibility, or a type for higher roles. Undefined when they get it. */
export function whyUnseen(
  node: FlatNode,
  looker: Looker,
  types: Pick<BlockTypes, 'definition'>,
): WhyHidden | undefined {
  const access = node.kind === 'block' ? types.definition(node.fields.type)?.access : undefined
  return access !== undefined && !hasRole(looker.role, access) ? 'role' : whyHidden(node.fields.shown, looker)
}
