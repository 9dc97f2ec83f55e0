import { childrenOf, type FlatNode, type FlatPage } from '@schemas/layout/flat/flat'
import { isSameJson } from '@schemas/layout/json'
import { limits } from '@schemas/layout/limits'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Changes } from './changes'
import { joinOrders } from './join-orders'
import { joinPlaces } from './join-places'
import { mergeWithOwnValues } from './merge-own-values'

/**
 * A node that both sides changed differently; `undefined` means that the side removed it. The page's own settings have
 * the id `pageSettings`, a page that is too large as a whole `wholePage`. `isOrder`: both moved it among the same
 * siblings. `isPlace`: the moves of each side are valid, but together they would put it into itself.
 */
export type Conflict = {
  id: string
  base?: FlatNode
  mine?: FlatNode
  theirs?: FlatNode
  isOrder?: true
  isPlace?: true
}

/** Id of the conflict about page settings; no node has an empty id. */
export const pageSettings = ''
/** Both sides together exceed the limits of a page, so one must be chosen. No node has this id. */
export const wholePage = '*'

export type Side = 'mine' | 'theirs'

/** What must stay as on their side whatever I changed: a node with its place and children, or only its values. */
export type Held = (id: string) => 'all' | 'values' | undefined

export type Merged =
  /** Applied to my page, `changes` produce the merged page. */
  { ok: true; changes: Changes } | { ok: false; conflicts: Conflict[] }

/**
 * Three-way merge of another editor's version into one's own page, node by node. A change by one side wins, orders are
 * merged (`joinOrders`), fields that differ in different places are combined, and every part gets one place
 * (`joinPlaces`). A value changed by both is a conflict for a person to decide, unless `choose` decides it: the chosen
 * side's values win, and a node it kept stays even if the other side removed it. What `held` names stays as on their
 * side. A node present on both sides is always in the result.
 */
export function mergePages(
  base: FlatPage,
  mine: FlatPage,
  theirs: FlatPage,
  choose?: (conflict: Conflict) => Side | undefined,
  held: Held = () => undefined,
): Merged {
  const conflicts = new Map<string, Conflict>()
  const retained: { id: string; side: Side }[] = []
  const nodes: FlatPage['nodes'] = new Map()
  const put = (id: string, node: FlatNode | undefined) => void (node && nodes.set(id, node))
  const conflictAt = (id: string): Conflict => {
    const [was, own, other] = [base.nodes.get(id), mine.nodes.get(id), theirs.nodes.get(id)]
    return { id, ...(was ? { base: was } : {}), ...(own ? { mine: own } : {}), ...(other ? { theirs: other } : {}) }
  }
  /** Until decided, one's own side is assumed, so that all conflicts are found in one pass. */
  const decide = (conflict: Conflict): Side => {
    const side = choose?.(conflict)
    if (side === undefined) conflicts.set(conflict.id, { ...conflicts.get(conflict.id), ...conflict })
    return side ?? 'mine'
  }
  const join: Join = (was, own, other) =>
    joinOrders(was, own, other, (id) => decide({ ...conflictAt(id), isOrder: true }))
  for (const id of new Set([...mine.nodes.keys(), ...theirs.nodes.keys()])) {
    const [was, found, other] = [base.nodes.get(id), mine.nodes.get(id), theirs.nodes.get(id)]
    const hold = other && held(id)
    const own = other && hold === 'values' && found ? ({ ...found, fields: other.fields } as FlatNode) : found
    if (same(own, other)) {
      put(id, own)
      continue
    }
    if (hold === 'all') {
      put(id, other)
      retained.push({ id, side: 'theirs' })
      continue
    }
    if (same(was, other) || same(was, own)) {
      put(id, same(was, own) ? other : own)
      continue
    }
    const merged = own && other && was ? mergeNode(was, own, other, join) : undefined
    if (merged) {
      put(id, merged)
      continue
    }
    const side = decide(conflictAt(id))
    const chosen = side === 'mine' ? own : other
    put(id, own && other && was ? (mergeNode(was, own, other, join, side) ?? chosen) : chosen)
    if (chosen) retained.push({ id, side })
  }
  const joinFields = (side?: Side) =>
    mergeRecord(base.fields as never, mine.fields as never, theirs.fields as never, side)
  const fields = (
    same(base.fields, mine.fields) ? theirs.fields : (joinFields() ?? joinFields(decide({ id: pageSettings })))
  ) as FlatPage['fields']
  const page = {
    fields,
    ...joinPlaces({
      mine,
      theirs,
      nodes,
      views: mergeViews(base, mine, theirs, join),
      retained,
      decide: (id) => decide({ ...conflictAt(id), isPlace: true }),
      isHeld: (id) => theirs.nodes.has(id) && held(id) === 'all',
    }),
  }
  const joined = holdsTooMuch(page) ? (decide({ id: wholePage }) === 'mine' ? mine : theirs) : page
  if (conflicts.size > 0)
    return {
      ok: false,
      conflicts: [...conflicts.values()].sort(
        (one, other) => Number(other.id === pageSettings) - Number(one.id === pageSettings),
      ),
    }
  return { ok: true, changes: difference(mine, joined, { en: 'Changes by another editor', th: 'การแก้ไขของผู้อื่น' }) }
}

/** The changes that turn one page into the other. */
export function difference(mine: FlatPage, { nodes: after, views, fields }: FlatPage, label: LocalisedText): Changes {
  const nodes: Changes['nodes'] = new Map()
  for (const id of new Set([...mine.nodes.keys(), ...after.keys()])) {
    const [before, now] = [mine.nodes.get(id), after.get(id)]
    if (!same(before, now)) nodes.set(id, { ...(before ? { before } : {}), ...(now ? { after: now } : {}) })
  }
  return {
    label,
    nodes,
    ...(isSameJson(views, mine.views) ? {} : { views: { before: mine.views, after: views } }),
    ...(isSameJson(fields, mine.fields) ? {} : { fields: { before: mine.fields, after: fields } }),
  }
}

/** Whether a page exceeds the limits on nodes or depth. */
function holdsTooMuch({ views, nodes }: FlatPage): boolean {
  if (nodes.size > limits.nodes) return true
  const isTooDeep = (id: string, level: number): boolean => {
    const node = nodes.get(id)
    if (!node) return false
    const here = node.kind === 'row' ? level + 1 : level
    return here > limits.depth || childrenOf(node).some((child) => isTooDeep(child, here))
  }
  return Object.values(views).some((rows) => rows.some((id) => isTooDeep(id, 0)))
}

/** Merges two orders. */
type Join = (was: readonly string[], own: readonly string[], other: readonly string[]) => string[]

const same = (one: unknown, other: unknown) =>
  one === other || (one !== undefined && other !== undefined && isSameJson(one, other))

/** Merges one node of both sides; undefined when that is impossible and no side is chosen. */
function mergeNode(was: FlatNode, own: FlatNode, other: FlatNode, join: Join, side?: Side): FlatNode | undefined {
  if (own.kind !== other.kind || was.kind !== own.kind) return undefined
  // Both moved it, to different places.
  const isMovedApart =
    !same(own.parent, other.parent) && !same(was.parent, own.parent) && !same(was.parent, other.parent)
  if (isMovedApart && !side) return undefined
  const fields = mergeWithOwnValues([was, own, other], (...sides) => mergeRecord(...sides, side))
  if (!fields) return undefined
  const parent = same(was.parent, own.parent) || (isMovedApart && side === 'theirs') ? other.parent : own.parent
  if (own.kind === 'row' && other.kind === 'row' && was.kind === 'row')
    return { ...own, parent, fields, cells: join(was.cells, own.cells, other.cells) } as FlatNode
  if (own.kind === 'cell' && other.kind === 'cell' && was.kind === 'cell')
    return { ...own, parent, fields, blocks: join(was.blocks, own.blocks, other.blocks) } as FlatNode
  if (own.kind !== 'block' || other.kind !== 'block' || was.kind !== 'block') return undefined
  const names = [...new Set([...Object.keys(own.slots ?? {}), ...Object.keys(other.slots ?? {})])]
  const slots = Object.fromEntries(
    names.map((name) => [name, join(was.slots?.[name] ?? [], own.slots?.[name] ?? [], other.slots?.[name] ?? [])]),
  )
  return { ...own, parent, fields, ...(names.length > 0 ? { slots } : {}) } as FlatNode
}

/** Merges values by key, recursively; undefined when both changed the same value differently and no side is chosen. */
function mergeRecord(
  was: Record<string, unknown>,
  own: Record<string, unknown>,
  other: Record<string, unknown>,
  side?: Side,
): Record<string, unknown> | undefined {
  const merged: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(own), ...Object.keys(other)])) {
    const [before, mine, theirs] = [was[key], own[key], other[key]]
    let value: unknown
    if (same(mine, theirs) || same(before, theirs)) value = mine
    else if (same(before, mine)) value = theirs
    else if (isPlain(before) && isPlain(mine) && isPlain(theirs)) {
      value = mergeRecord(before, mine, theirs, side)
      if (value === undefined) return undefined
    } else if (side) value = side === 'mine' ? mine : theirs
    else return undefined
    if (value !== undefined) merged[key] = value
  }
  return merged
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function mergeViews(base: FlatPage, mine: FlatPage, theirs: FlatPage, join: Join): FlatPage['views'] {
  const roles = [...new Set([...Object.keys(mine.views), ...Object.keys(theirs.views)])] as (keyof FlatPage['views'])[]
  return Object.fromEntries(
    roles.flatMap((role) => {
      const [was, own, other] = [base.views[role], mine.views[role], theirs.views[role]]
      // A view that one side removed is gone, unless the other side has changed it.
      if (!own || !other)
        return (own && !was) || (own && !same(was, own))
          ? [[role, own]]
          : (other && !was) || (other && !same(was, other))
            ? [[role, other]]
            : []
      return [[role, join(was ?? [], own, other)]]
    }),
  )
}
