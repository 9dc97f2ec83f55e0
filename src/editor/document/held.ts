import type { FlatPage } from '@schemas/layout/flat/flat'
import { isSameJson } from '@schemas/layout/json'
import { hasRole, type Role } from '@schemas/layout/role'
import { blockDefinition } from '@registry/block-kits'
import type { Held } from './merge'
import { isHeldByLocked } from './refuse-changes'

/**
 * What of a page that somebody else saved a person of that role may not change, whatever they have made of it meanwhile: what is
 * locked with all below it, and the values of blocks that are kept to others. Undefined for whom nothing is.
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

/** Nodes of mine whose values, or which themselves, have no place in what both were joined to, because they are held. */
export function gaveWay(base: FlatPage, mine: FlatPage, joined: FlatPage, held: Held): string[] {
  return [...mine.nodes].flatMap(([id, { fields }]) => {
    const [was, is] = [base.nodes.get(id), joined.nodes.get(id)]
    if (!was) return is ? [] : [id]
    return held(id) && !isSameJson(fields, was.fields) && !(is && isSameJson(fields, is.fields)) ? [id] : []
  })
}
