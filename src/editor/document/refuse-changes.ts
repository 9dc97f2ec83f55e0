import type { FlatNode, FlatPage } from '@schemas/layout/flat/flat'
import { isSameJson } from '@schemas/layout/json'
import { hasRole, type Role } from '@schemas/layout/role'
import { blockDefinition } from '@registry/block-kits'
import type { Changes } from './changes'
import { parentId } from './rules'

const messages = {
  locked: { en: 'This part is locked. Only an admin can change it.', th: 'ส่วนนี้ล็อกไว้ เฉพาะผู้ดูแลระบบเท่านั้นที่แก้ไขได้' },
  lock: { en: 'Only an admin can lock a part.', th: 'เฉพาะผู้ดูแลระบบเท่านั้นที่ล็อกส่วนได้' },
  type: { en: 'Only an admin can add or change this type of block.', th: 'เฉพาะผู้ดูแลระบบเท่านั้นที่เพิ่มหรือแก้ไขบล็อกชนิดนี้ได้' },
  access: { en: 'Only an admin can restrict a page to admins.', th: 'เฉพาะผู้ดูแลระบบเท่านั้นที่กำหนดให้เปิดหน้าได้เฉพาะผู้ดูแลระบบ' },
  open: {
    en: 'This page has locked parts. Only an admin can change when visitors can open it.',
    th: 'หน้านี้มีส่วนที่ล็อกไว้ เฉพาะผู้ดูแลระบบเท่านั้นที่เปลี่ยนเวลาเปิดหน้าได้',
  },
}

/**
 * Why a person of that role may not make these changes: they touch locked parts, lock something, add or change a block
 * restricted to others, exclude that person, or change the opening times of a page with locked parts. Descendants of a
 * locked part of `page` are locked too. The gateway refuses to save the same; refusing here keeps the draft saveable.
 */
export function refuseChanges(
  { nodes, fields }: Changes,
  role: Role,
  page?: FlatPage,
): { th: string; en: string } | undefined {
  if (hasRole(role, 'admin')) return undefined
  if (fields && fields.before.access !== fields.after.access && !hasRole(role, fields.after.access))
    return messages.access
  if (
    fields &&
    !isSameJson(fields.before.open, fields.after.open) &&
    [...(page?.nodes.values() ?? [])].some((node) => node.fields.locked)
  )
    return messages.open
  for (const { before, after } of nodes.values()) {
    if (before?.fields.locked || (page && isHeldByLocked(page.nodes, before ?? after))) return messages.locked
    if (after?.fields.locked) return messages.lock
    const author = after?.kind === 'block' ? blockDefinition(after.fields.type)?.author : undefined
    if (author && !hasRole(role, author) && !isOnlyMoved(before, after)) return messages.type
  }
  return undefined
}

const isOnlyMoved = (before: FlatNode | undefined, after: FlatNode | undefined): boolean =>
  before !== undefined && JSON.stringify(before.fields) === JSON.stringify(after?.fields)

/** Whether an ancestor is locked. */
export function isHeldByLocked(nodes: FlatPage['nodes'], node: FlatNode | undefined): boolean {
  const above = node && nodes.get(parentId(node.parent) ?? '')
  return above !== undefined && (above.fields.locked === true || isHeldByLocked(nodes, above))
}
