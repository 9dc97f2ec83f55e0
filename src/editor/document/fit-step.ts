import { childrenOf, type FlatNode, type FlatPage } from '@schemas/layout/flat/flat'
import { roles } from '@schemas/layout/role'
import { applied, type Changes, compose, invert, isAsBefore } from './changes'
import { change, type Edit } from './edit'
import { mergePages } from './merge'
import { placeNodes } from './operations/place-nodes'
import { parentId } from './rules'

/**
 * What undoing or redoing a step changes in the current page. Where others have edited since, only the parts they left
 * alone are restored; applying the step literally would put back whole parts from before their work. A part stays where
 * it is when the place it came from is gone; a restored part comes with its column, or else last on the page.
 */
export function fitStep(page: FlatPage, changes: Changes): Changes {
  if (isAsBefore(page, changes)) return changes
  const left = applied(page, invert(changes))
  const right = applied(left, changes)
  const inserted = [...changes.nodes].flatMap(([id, { before, after }]) => (after && !before ? [id] : []))
  const holders = new Set(inserted.flatMap((id) => above(right, id)))
  const merged = mergePages(left, page, right, ({ id, mine }) => (!mine && holders.has(id) ? 'theirs' : 'mine'))
  const fitted: Changes = { ...(merged.ok ? merged.changes : { nodes: new Map() }), label: changes.label }
  const joined = applied(page, fitted)
  const missing = inserted.filter(
    (id) =>
      !joined.nodes.has(id) && !inserted.includes(parentId(right.nodes.get(id)?.parent as FlatNode['parent']) ?? ''),
  )
  return missing.length === 0
    ? fitted
    : compose(
        fitted,
        change(joined, changes.label, (edit) => missing.forEach((id) => addLast(edit, right, id))),
      )
}

/** The node and its ancestors. */
function above(page: FlatPage, id: string): string[] {
  const found: string[] = []
  for (let at: string | undefined = id; at !== undefined && !found.includes(at);) {
    found.push(at)
    const node = page.nodes.get(at)
    at = node && parentId(node.parent)
  }
  return found
}

function addLast(edit: Edit, page: FlatPage, id: string): void {
  const view = roles.find((role) => edit.views[role])
  if (view === undefined) return
  const add = (each: string): void => {
    const node = page.nodes.get(each)
    if (!node || edit.get(each)) return
    edit.add(node)
    childrenOf(node).forEach(add)
  }
  add(id)
  placeNodes(edit, [id], { rows: { view }, index: Number.POSITIVE_INFINITY })
}
