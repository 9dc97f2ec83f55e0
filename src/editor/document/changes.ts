import type { FlatNode, FlatPage } from '@schemas/layout/flat/flat'
import { isSameJson } from '@schemas/layout/json'
import type { LocalisedText } from '@schemas/layout/pick-text'

/**
 * The complete effect of one edit: applied, it yields the document after; inverted and applied, the document before.
 */
export type Changes = {
  /** Its name in the history: "Move heading". */
  label: LocalisedText
  nodes: Map<string, { before?: FlatNode; after?: FlatNode }>
  fields?: { before: FlatPage['fields']; after: FlatPage['fields'] }
  views?: { before: FlatPage['views']; after: FlatPage['views'] }
}

/** Whether anything differs from before. */
export function isChange({ nodes, fields, views }: Changes): boolean {
  return nodes.size > 0 || fields !== undefined || views !== undefined
}

/** The changes that undo `changes`. */
export function invert({ label, nodes, fields, views }: Changes): Changes {
  return {
    label,
    nodes: new Map(
      [...nodes].map(([id, { before, after }]) => [
        id,
        { ...(after ? { before: after } : {}), ...(before ? { after: before } : {}) },
      ]),
    ),
    ...(fields ? { fields: { before: fields.after, after: fields.before } } : {}),
    ...(views ? { views: { before: views.after, after: views.before } } : {}),
  }
}

/** Combines two changes into one step, named after the later one. */
export function compose(first: Changes, then: Changes): Changes {
  const nodes: Changes['nodes'] = new Map(first.nodes)
  for (const [id, change] of then.nodes) {
    const earlier = nodes.get(id)
    const before = earlier ? earlier.before : change.before
    if (!before && !change.after) nodes.delete(id)
    else nodes.set(id, { ...(before ? { before } : {}), ...(change.after ? { after: change.after } : {}) })
  }
  const fields = joined(first.fields, then.fields)
  const views = joined(first.views, then.views)
  return { label: then.label, nodes, ...(fields ? { fields } : {}), ...(views ? { views } : {}) }
}

function joined<T>(
  first: { before: T; after: T } | undefined,
  then: { before: T; after: T } | undefined,
): { before: T; after: T } | undefined {
  return first && then ? { before: first.before, after: then.after } : (first ?? then)
}

/** Applies the changes to the page's own map in place: the cost depends on the change, not on the page. */
export function apply(page: FlatPage, { nodes, fields, views }: Changes): void {
  for (const [id, { after }] of nodes) {
    if (after) page.nodes.set(id, after)
    else page.nodes.delete(id)
  }
  if (fields) page.fields = fields.after
  if (views) page.views = views.after
}

/** Whether everything the changes touch is still as it was before them. */
export function isAsBefore(page: FlatPage, { nodes, fields, views }: Changes): boolean {
  for (const [id, { before }] of nodes) if (!isSameJson(page.nodes.get(id), before)) return false
  return (!fields || isSameJson(page.fields, fields.before)) && (!views || isSameJson(page.views, views.before))
}

/** The page after the changes; the given page is not modified. */
export function applied(page: FlatPage, changes: Changes): FlatPage {
  const copy: FlatPage = { fields: page.fields, views: page.views, nodes: new Map(page.nodes) }
  apply(copy, changes)
  return copy
}
