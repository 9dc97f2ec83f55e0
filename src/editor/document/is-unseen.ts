import type { BlockTypes } from '@schemas/layout/prepare'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { hasRole } from '@schemas/layout/role'
import { type Looker, whyHidden, type WhyHidden } from '@schemas/layout/shown'

/** Why whoever looks does not get a part: by what it says of itself, or because its type is for higher roles. Undefined where they get it. */
export function whyUnseen(
  node: FlatNode,
  looker: Looker,
  types: Pick<BlockTypes, 'definition'>,
): WhyHidden | undefined {
  const access = node.kind === 'block' ? types.definition(node.fields.type)?.access : undefined
  return access !== undefined && !hasRole(looker.role, access) ? 'role' : whyHidden(node.fields.shown, looker)
}
