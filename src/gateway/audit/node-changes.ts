import { isDeepStrictEqual } from 'node:util'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { isSameNode } from './same-node'

/**
 * One side of a change: the nodes that differ, by id (null: absent), and the page's own fields and row order when they
 * differ.
 */
export type Side = { nodes?: Record<string, unknown>; fields?: unknown; views?: unknown }
export type Sides = { before: Side; after: Side }

/** An audit entry longer than this many characters only names the nodes that differ. */
const maxCharacters = 200_000

/** The difference between two states of a document, for the audit log. */
export function nodeChanges(before: FlatPage, after: FlatPage): Sides {
  const sides: Sides = { before: {}, after: {} }
  for (const name of ['fields', 'views'] as const) {
    if (isDeepStrictEqual(before[name], after[name])) continue
    sides.before[name] = before[name]
    sides.after[name] = after[name]
  }
  for (const id of new Set([...before.nodes.keys(), ...after.nodes.keys()])) {
    const [old, made] = [before.nodes.get(id), after.nodes.get(id)]
    if (isSameNode(old, made)) continue
    ;(sides.before.nodes ??= {})[id] = old ?? null
    ;(sides.after.nodes ??= {})[id] = made ?? null
  }
  return bounded(sides)
}

/** Merges two consecutive changes. */
export function mergeChanges(first: Sides, then: Sides): Sides {
  const side = (weak: Side, strong: Side): Side => ({
    ...weak,
    ...strong,
    ...(weak.nodes || strong.nodes ? { nodes: { ...weak.nodes, ...strong.nodes } } : {}),
  })
  return bounded({ before: side(then.before, first.before), after: side(first.after, then.after) })
}

function bounded(sides: Sides): Sides {
  if (JSON.stringify(sides).length <= maxCharacters) return sides
  const named = (side: Side): Side => ({
    ...side,
    ...(side.nodes
      ? { nodes: Object.fromEntries(Object.entries(side.nodes).map(([id, node]) => [id, node === null ? null : true])) }
      : {}),
  })
  return { before: named(sides.before), after: named(sides.after) }
}
