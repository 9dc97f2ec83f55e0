import type { FlatNode, FlatPage } from '@schemas/layout/flat/flat'
import { isSameJson } from '@schemas/layout/json'
import type { Changes } from './changes'
import { joinOrders } from './join-orders'
import { keepChosen } from './keep-chosen'

/**
 * A node that both sides changed, each in another way. `undefined`: that side took it away. Of the page's own settings the id is
 * `pageSettings`. `isOrder`: both gave it another place among the same neighbours.
 */
export type Conflict = { id: string; base?: FlatNode; mine?: FlatNode; theirs?: FlatNode; isOrder?: true }

/** The conflict that is no node's; no node has an empty id. */
export const pageSettings = ''

export type Side = 'mine' | 'theirs'

export type Merged =
  /** Carried into my page, `changes` make it hold both. */
  | { ok: true; changes: Changes }
  | { ok: false; conflicts: Conflict[] }

/**
 * Brings what another editor saved into one's own page, node by node: what one side alone changed is taken from that side,
 * orders are joined (`joinOrders`), and fields of one node that differ in different places go together. What both changed in
 * the same place is a conflict for a person to decide, unless `choose` says so beforehand: the chosen side's values stand
 * where both differ, and what it kept stays although the other took it away.
 */
export function mergePages(base: FlatPage, mine: FlatPage, theirs: FlatPage, choose?: (conflict: Conflict) => Side | undefined): Merged {
  const conflicts = new Map<string, Conflict>()
  const kept: { id: string; side: Side }[] = []
  const nodes: Changes['nodes'] = new Map()
  const put = (id: string, after: FlatNode | undefined) => {
    const before = mine.nodes.get(id)
    if (before === after || (before && after && isSameJson(before, after))) nodes.delete(id)
    else nodes.set(id, { ...(before ? { before } : {}), ...(after ? { after } : {}) })
  }
  const conflictAt = (id: string): Conflict => {
    const [was, own, other] = [base.nodes.get(id), mine.nodes.get(id), theirs.nodes.get(id)]
    return { id, ...(was ? { base: was } : {}), ...(own ? { mine: own } : {}), ...(other ? { theirs: other } : {}) }
  }
  const decide = (conflict: Conflict): Side | undefined => {
    const side = choose?.(conflict)
    if (side === undefined) conflicts.set(conflict.id, { ...conflicts.get(conflict.id), ...conflict })
    return side
  }
  const join: Join = (was, own, other) => joinOrders(was, own, other, (id) => decide({ ...conflictAt(id), isOrder: true }) ?? 'mine')
  for (const id of new Set([...mine.nodes.keys(), ...theirs.nodes.keys(), ...base.nodes.keys()])) {
    const [was, own, other] = [base.nodes.get(id), mine.nodes.get(id), theirs.nodes.get(id)]
    if (same(own, other)) continue
    if (same(was, other)) continue
    if (same(was, own)) {
      put(id, other)
      continue
    }
    const merged = own && other && was ? mergeNode(was, own, other, join) : undefined
    if (merged) {
      put(id, merged)
      continue
    }
    const side = decide(conflictAt(id))
    if (side !== undefined) {
      const chosen = side === 'mine' ? own : other
      put(id, own && other && was ? (mergeNode(was, own, other, join, side) ?? chosen) : chosen)
      if (chosen) kept.push({ id, side })
    }
  }
  const apart = same(base.fields, mine.fields) ? theirs.fields : mergeRecord(base.fields as never, mine.fields as never, theirs.fields as never)
  const fieldsSide = apart ? undefined : decide({ id: pageSettings })
  const fields = (apart ?? (fieldsSide && mergeRecord(base.fields as never, mine.fields as never, theirs.fields as never, fieldsSide))) as FlatPage['fields'] | undefined
  const joined = mergeViews(base, mine, theirs, join)
  if (conflicts.size > 0 || !fields) return { ok: false, conflicts: [...conflicts.values()].sort((one, other) => Number(other.id === pageSettings) - Number(one.id === pageSettings)) }
  const views = keepChosen({ kept, mine, theirs, views: joined, get: (id) => (nodes.has(id) ? nodes.get(id)?.after : mine.nodes.get(id)), put })
  const changes: Changes = {
    label: { en: 'Changes of another editor', th: 'การแก้ไขของผู้อื่น' },
    nodes,
    ...(isSameJson(views, mine.views) ? {} : { views: { before: mine.views, after: views } }),
    ...(isSameJson(fields, mine.fields) ? {} : { fields: { before: mine.fields, after: fields } }),
  }
  return { ok: true, changes: settle(mine, changes) }
}

/** Two orders as one. */
type Join = (was: readonly string[], own: readonly string[], other: readonly string[]) => string[]

const same = (one: unknown, other: unknown) => one === other || (one !== undefined && other !== undefined && isSameJson(one, other))

/** One node of both; undefined where they cannot go together and no side is chosen. */
function mergeNode(was: FlatNode, own: FlatNode, other: FlatNode, join: Join, side?: Side): FlatNode | undefined {
  if (own.kind !== other.kind || was.kind !== own.kind) return undefined
  // Moved by both to different places.
  const isMovedApart = !same(own.parent, other.parent) && !same(was.parent, own.parent) && !same(was.parent, other.parent)
  if (isMovedApart && !side) return undefined
  const fields = mergeRecord(was.fields as never, own.fields as never, other.fields as never, side)
  if (!fields) return undefined
  const parent = same(was.parent, own.parent) || (isMovedApart && side === 'theirs') ? other.parent : own.parent
  if (own.kind === 'row' && other.kind === 'row' && was.kind === 'row') return { ...own, parent, fields, cells: join(was.cells, own.cells, other.cells) } as FlatNode
  if (own.kind === 'cell' && other.kind === 'cell' && was.kind === 'cell') return { ...own, parent, fields, blocks: join(was.blocks, own.blocks, other.blocks) } as FlatNode
  if (own.kind !== 'block' || other.kind !== 'block' || was.kind !== 'block') return undefined
  const names = [...new Set([...Object.keys(own.slots ?? {}), ...Object.keys(other.slots ?? {})])]
  const slots = Object.fromEntries(names.map((name) => [name, join(was.slots?.[name] ?? [], own.slots?.[name] ?? [], other.slots?.[name] ?? [])]))
  return { ...own, parent, fields, ...(names.length > 0 ? { slots } : {}) } as FlatNode
}

/** Values by key, one level after another; undefined where both sides changed the same value to different ones and no side is chosen. */
function mergeRecord(was: Record<string, unknown>, own: Record<string, unknown>, other: Record<string, unknown>, side?: Side): Record<string, unknown> | undefined {
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

const isPlain = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value)

function mergeViews(base: FlatPage, mine: FlatPage, theirs: FlatPage, join: Join): FlatPage['views'] {
  const roles = [...new Set([...Object.keys(mine.views), ...Object.keys(theirs.views)])] as (keyof FlatPage['views'])[]
  return Object.fromEntries(
    roles.flatMap((role) => {
      const [was, own, other] = [base.views[role], mine.views[role], theirs.views[role]]
      // A view that one side took away is gone, unless the other one has worked on it.
      if (!own || !other) return (own && !was) || (own && !same(was, own)) ? [[role, own]] : (other && !was) || (other && !same(was, other)) ? [[role, other]] : []
      return [[role, join(was ?? [], own, other)]]
    }),
  )
}

/**
 * Makes the joined page sound again: two right halves can make a wrong whole, where one side moved a part into another that
 * the other side took away. Children that are gone are taken out of the lists, nodes that hang nowhere are taken away, and
 * every node is told its parent.
 */
function settle(mine: FlatPage, changes: Changes): Changes {
  const get = (id: string) => (changes.nodes.has(id) ? changes.nodes.get(id)?.after : mine.nodes.get(id))
  const after = new Map<string, FlatNode>()
  const visit = (id: string, parent: FlatNode['parent']): boolean => {
    const node = get(id)
    if (!node || after.has(id)) return false
    after.set(id, node)
    const keep = (ids: readonly string[], below: FlatNode['parent']) => ids.filter((child) => visit(child, below))
    const settled: FlatNode =
      node.kind === 'row'
        ? { ...node, parent: parent as never, cells: keep(node.cells, { row: id }) }
        : node.kind === 'cell'
          ? { ...node, parent: parent as never, blocks: keep(node.blocks, { cell: id }) }
          : { ...node, parent: parent as never, ...(node.slots ? { slots: Object.fromEntries(Object.entries(node.slots).map(([slot, rows]) => [slot, keep(rows, { block: id, slot })])) } : {}) }
    after.set(id, isSameJson(settled, node) ? node : settled)
    return true
  }
  const views = changes.views?.after ?? mine.views
  const settledViews = Object.fromEntries(Object.entries(views).map(([role, rows]) => [role, rows.filter((id) => visit(id, { view: role as never }))]))
  const nodes: Changes['nodes'] = new Map()
  for (const id of new Set([...mine.nodes.keys(), ...after.keys()])) {
    const [before, now] = [mine.nodes.get(id), after.get(id)]
    if (before !== now && !(before && now && isSameJson(before, now))) nodes.set(id, { ...(before ? { before } : {}), ...(now ? { after: now } : {}) })
  }
  return { label: changes.label, nodes, ...(changes.fields ? { fields: changes.fields } : {}), ...(isSameJson(settledViews, mine.views) ? {} : { views: { before: mine.views, after: settledViews } }) }
}
