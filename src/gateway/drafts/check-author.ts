import { isDeepStrictEqual } from 'node:util'
import { childrenOf, type FlatBlock, type FlatNode, type FlatPage, type Parent } from '@schemas/layout/flat/flat'
import { ownOf } from '@schemas/layout/own-values'
import { hasRole, type Role } from '@schemas/layout/role'
import { linkedSection } from '@schemas/layout/sections'
import { blockDefinition, blockTypes } from '@registry/schemas'
import { isSameBlock, isSameNode } from '../audit/same-node'

/** A node that this role may not put into the requested state. */
export type Forbidden = { id: string; name: string; reason: 'locked' | 'type' }

/** Block types that not every manager may add or change, with the lowest role that may. */
export const guardedTypes: Readonly<Record<string, Role>> = Object.fromEntries(
  blockTypes.flatMap((type) => {
    const author = blockDefinition(type)?.author
    return author ? [[type, author]] : []
  }),
)

/**
 * What forbids turning `before` into `after`: a locked node that is changed, moved, removed or unlocked, with all below
 * it, a node that is newly locked, or a block of a guarded type that is added or changed, within a section too. Admins
 * may do everything.
 */
export function findForbidden(before: FlatPage, after: FlatPage, role: Role): Forbidden | undefined {
  if (hasRole(role, 'admin')) return undefined
  // A page closed to visitors hides its locked parts, so its opening is restricted to those who may change them.
  const [lockedId, locked] = isDeepStrictEqual(before.fields.open, after.fields.open)
    ? []
    : ([...before.nodes].find(([, node]) => node.fields.locked) ?? [])
  if (lockedId !== undefined && locked) return { id: lockedId, name: nameOf(locked), reason: 'locked' }
  for (const [id, node] of before.nodes) {
    if (!node.fields.locked) continue
    const changed = subtree(before, id).some((each) => !isSameNode(before.nodes.get(each), after.nodes.get(each)))
    if (changed || isReordered(before, after, node)) return { id, name: nameOf(node), reason: 'locked' }
  }
  for (const [id, node] of after.nodes) {
    const old = before.nodes.get(id)
    if (node.fields.locked && !old?.fields.locked) return { id, name: nameOf(node), reason: 'locked' }
    if (node.kind !== 'block') continue
    const author = guardedTypes[node.fields.type]
    if (author && !hasRole(role, author) && !(old?.kind === 'block' && isSameBlock(old.fields, node.fields)))
      return { id, name: nameOf(node), reason: 'type' }
    const own = guardedOwn(old, node, role)
    if (own !== undefined) return { id, name: own, reason: 'type' }
  }
  return undefined
}

/** The guarded type of a section's block that the page overrides. */
function guardedOwn(before: FlatNode | undefined, { fields }: FlatBlock, role: Role): string | undefined {
  if (linkedSection(fields) === undefined) return undefined
  const was = before?.kind === 'block' ? ownOf(before.fields) : {}
  return Object.entries(ownOf(fields)).find(([id, values]) => {
    const author = guardedTypes[values.type]
    return author && !hasRole(role, author) && !isDeepStrictEqual(values, was[id])
  })?.[1].type
}

/** True when something in the document may be changed by admins only. */
export function hasLocked(page: FlatPage): boolean {
  return [...page.nodes.values()].some((node) => node.fields.locked)
}

function subtree(page: FlatPage, id: string): string[] {
  const node = page.nodes.get(id)
  return node ? [id, ...childrenOf(node).flatMap((child) => subtree(page, child))] : []
}

/** Locked neighbours keep their order; unlocked nodes moving around them do not count. */
function isReordered(before: FlatPage, after: FlatPage, node: FlatNode): boolean {
  const locked = (page: FlatPage) => siblings(page, node.parent).filter((id) => before.nodes.get(id)?.fields.locked)
  return !isDeepStrictEqual(locked(before), locked(after))
}

function siblings(page: FlatPage, parent: Parent): readonly string[] {
  if ('view' in parent) return page.views[parent.view] ?? []
  const holder = page.nodes.get('row' in parent ? parent.row : 'cell' in parent ? parent.cell : parent.block)
  if (holder?.kind === 'block') return 'slot' in parent ? (holder.slots?.[parent.slot] ?? []) : []
  return holder ? childrenOf(holder) : []
}

const nameOf = (node: FlatNode) => node.fields.name ?? (node.kind === 'block' ? node.fields.type : node.fields.id)
