import { childrenOf, type FlatNode, type FlatPage } from '@schemas/layout/flat/flat'
import { isRecord, isSameJson } from '@schemas/layout/json'
import { roles } from '@schemas/layout/role'
import { isSameParent } from './edit'
import { longestIncreasing } from './longest-increasing'
import { parentId } from './rules'

/** One value that differs, and its path; `undefined` on the side that lacks it. */
export type FieldDifference = { path: (string | number)[]; before: unknown; after: unknown }

/** The difference of one node. Descendants of an added or removed node are not listed. */
export type NodeDifference = {
  id: string
  kind: 'added' | 'removed' | 'kept'
  isMoved: boolean
  fields: FieldDifference[]
  before?: FlatNode
  after?: FlatNode
}

export type PageComparison = {
  /** Title, description, access and similar fields, and empty views. */ fields: FieldDifference[]
  /** In page order; removed nodes at their former position. */ nodes: NodeDifference[]
}

/** Compares two pages node by node; undefined is a page that does not exist. */
export function comparePages(one: FlatPage | undefined, other: FlatPage | undefined): PageComparison {
  const [before, after] = [one ?? absent(other), other ?? absent(one)]
  const moved = movedNodes(before, after)
  const removedAfter = removedPlaces(before, after)
  const nodes: NodeDifference[] = []
  const takeRemoved = (anchor: string) => {
    for (const node of removedAfter.get(anchor) ?? []) {
      nodes.push({ id: node.fields.id, kind: 'removed', isMoved: false, fields: [], before: node })
      takeRemoved(node.fields.id)
    }
  }
  takeRemoved('')
  for (const node of inOrder(after)) {
    const { id } = node.fields
    const was = before.nodes.get(id)
    if (!was) {
      const above = parentId(node.parent)
      // A node that came with its parent is part of that difference.
      if (above === undefined || before.nodes.has(above))
        nodes.push({ id, kind: 'added', isMoved: false, fields: [], after: node })
    } else {
      const fields = was === node ? [] : compareFields(was.fields, node.fields)
      if (fields.length > 0 || moved.has(id))
        nodes.push({ id, kind: 'kept', isMoved: moved.has(id), fields, before: was, after: node })
    }
    takeRemoved(id)
  }
  // The address of one language is a different field from that of the other.
  const fields = compareFields({ paths: {}, ...before.fields }, { paths: {}, ...after.fields })
  return { fields: one && other ? [...fields, ...emptyViews(before, after)] : fields, nodes }
}

/** Empty views that exist on one side only: their role sees nothing, and no node of the page shows it. */
function emptyViews({ views: before }: Tree, { views: after }: Tree): FieldDifference[] {
  return roles.flatMap((role) => {
    const [was, is] = [before[role], after[role]]
    if (was && is) return []
    return (was ?? is)?.length === 0 ? [{ path: ['views', role], before: was, after: is }] : []
  })
}

/** Stand-in for a page that does not exist, without any authored value. Frame parts have no address. */
function absent(other: FlatPage | undefined): { fields: Partial<FlatPage['fields']> } & Omit<FlatPage, 'fields'> {
  const path = other?.fields.path
  return {
    fields: { format: 1, frame: 'default', access: 'guest', ...(path?.startsWith('/_') ? { path } : {}) },
    views: {},
    nodes: new Map(),
  }
}

export const isEqualPage = ({ fields, nodes }: PageComparison) => fields.length === 0 && nodes.length === 0

/** Values that differ, compared as deep as both sides are objects. Lists are compared as one value. */
export function compareFields(before: unknown, after: unknown, path: FieldDifference['path'] = []): FieldDifference[] {
  if (before === after || (before !== undefined && after !== undefined && isSameJson(before, after))) return []
  if (isRecord(before) && isRecord(after) && before.type === after.type) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      compareFields(before[key], after[key], [...path, key]),
    )
  }
  return [{ path, before, after }]
}

type Tree = Omit<FlatPage, 'fields'>

/** Top to bottom, view by view. */
function inOrder(page: Tree): FlatNode[] {
  const found: FlatNode[] = []
  const visit = (id: string) => {
    const node = page.nodes.get(id)
    if (!node) return
    found.push(node)
    childrenOf(node).forEach(visit)
  }
  for (const role of roles) page.views[role]?.forEach(visit)
  return found
}

/** Roots of removed subtrees, by the surviving node they followed; '' is the top of the page. */
function removedPlaces(before: Tree, after: Tree): Map<string, FlatNode[]> {
  const places = new Map<string, FlatNode[]>()
  let anchor = ''
  for (const node of inOrder(before)) {
    if (after.nodes.has(node.fields.id)) {
      anchor = node.fields.id
      continue
    }
    const above = parentId(node.parent)
    if (above === undefined || after.nodes.has(above)) places.set(anchor, [...(places.get(anchor) ?? []), node])
  }
  return places
}

/** Nodes with another parent or position: the smallest set that explains the new order. */
function movedNodes(before: Tree, after: Tree): Set<string> {
  const moved = new Set<string>()
  const stayed = (id: string) => {
    const [was, is] = [before.nodes.get(id), after.nodes.get(id)]
    return was !== undefined && is !== undefined && isSameParent(was.parent, is.parent)
  }
  for (const [id, node] of after.nodes) if (before.nodes.has(id) && !stayed(id)) moved.add(node.fields.id)
  const compareOrder = (was: readonly string[] = [], is: readonly string[] = []) => {
    if (was === is) return
    const [old, now] = [was.filter(stayed), is.filter(stayed)]
    const places = new Map(old.map((id, index) => [id, index]))
    const common = new Set(longestIncreasing(now.map((id) => places.get(id) as number)).map((index) => old[index]))
    for (const id of now) if (!common.has(id)) moved.add(id)
  }
  for (const role of roles) compareOrder(before.views[role], after.views[role])
  for (const [id, is] of after.nodes) {
    const was = before.nodes.get(id)
    if (!was || was === is || was.kind !== is.kind) continue
    if (is.kind === 'row' && was.kind === 'row') compareOrder(was.cells, is.cells)
    else if (is.kind === 'cell' && was.kind === 'cell') compareOrder(was.blocks, is.blocks)
    else if (is.kind === 'block' && was.kind === 'block')
      for (const slot of Object.keys(is.slots ?? {})) compareOrder(was.slots?.[slot], is.slots?.[slot])
  }
  return moved
}
