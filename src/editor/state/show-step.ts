import type { Changes } from '../document/changes'
import { revealUnseen } from '../canvas/reveal-node'
import { isOfStep, nodesOfStep } from '../document/nodes-of-step'
import type { DocumentStore } from './document-store'
import { seeNodes } from './show-node'
import { select, ui } from './ui-store'

/** Of more than so many nodes the first is chosen: each that is has an outline of its own. */
const maxSelected = 50

/** After a step of the history what it was about is chosen and in sight: nobody takes back what is not seen. */
export function showStep(store: DocumentStore, changes: Changes): void {
  const remaining = ui().selection.filter((id) => store.get(id))
  const about = nodesOfStep(store.page, changes)
  // How wide columns are is set at their row.
  const areColumnsOf = (row: string) =>
    about.every((id) => {
      const node = store.get(id)
      return node?.kind === 'cell' && node.parent.row === row
    })
  const isBack = about.some((id) => changes.nodes.get(id)?.before === undefined && changes.nodes.has(id))
  if (about.length === 0) select(remaining)
  else if (!isBack && remaining.some((id) => isOfStep(store.page, changes, id) || areColumnsOf(id))) {
    select(remaining)
    // The page may have been scrolled on since it was chosen.
    requestAnimationFrame(() => remaining[0] !== undefined && revealUnseen(remaining[0]))
  } else seeNodes(store, about.length > maxSelected ? about.slice(0, 1) : about)
}
