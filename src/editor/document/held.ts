import type { FlatPage } from '@schemas/layout/flat/flat'
import { isSameJson } from '@schemas/layout/json'
import { hasRole, type Role } from '@schemas/layout/role'
import { blockDefinition } from '@registry/block-kits'
import type { Held } from './merge'
import { isHeldByLocked } from './refuse-changes'

/**
 * The parts of another editor's version that a person of that role may not change, whatever they have changed locally:
 * locked nodes with their descendants, and the values of blocks restricted to others. Undefined when nothing is held.
 */
export function heldFrom({ nodes }: FlatPage, role: Role): Held | undefined {
  if (hasRole(role, 'admin')) return undefined
  return (id) => {
    const node = nodes.get(id)
    if (!node) return undefined
    if (node.fields.locked || isHeldByLocked(nodes, node)) return 'all'
    const author = node.kind === 'block' ? blockDefinition(node.fields.type)?.author : undefined
    return author && !hasRole(role, author) ? 'values' : undefined
  }
}

/** Nodes of mine that were overridden in the merge because they are held. */
export function yielded(base: FlatPage, mine: FlatPage, joined: FlatPage, held: Held): string[] {
  return [...mine.nodes].flatMap(([id, { fields }]) => {
    const [was, is] = [base.nodes.get(id), joined.nodes.get(id)]
    if (!was) return is ? [] : [id]
    return held(id) && !isSameJson(fields, was.fields) && !(is && isSameJson(fields, is.fields)) ? [id] : []
  })
}
