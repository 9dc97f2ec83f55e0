import type { BlockTypes } from '@schemas/layout/prepare'
import { isShownTo } from '@schemas/layout/compile'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { hasRole, type Role } from '@schemas/layout/role'

/** Whether a role does not get a part at a moment (ms): by the part's own roles and dates, or because its type is for higher ones. */
export function isUnseen(node: FlatNode, role: Role, now: number, types: Pick<BlockTypes, 'definition'>): boolean {
  const access = node.kind === 'block' ? types.definition(node.fields.type)?.access : undefined
  return !isShownTo(node.fields.shown, role, now) || (access !== undefined && !hasRole(role, access))
}
