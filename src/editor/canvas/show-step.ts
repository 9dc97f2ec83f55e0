import type { Changes } from '../document/changes'
import { revealUnseen } from './reveal-node'
import { isOfStep, nodesOfStep } from '../document/nodes-of-step'
import type { DocumentStore } from '../state/document-store'
import { seeNodes } from './show-node'
import { select, ui } from '../state/ui-store'

/** Above this number only the first node is selected, because each selected node has an outline. */
const maxSelected = 50

/** After undo or redo, selects and reveals what the step was about, so that nobody undoes something unseen. */
export function showStep(store: DocumentStore, changes: Changes): void {
  const remaining = ui().selection.filter((id) => store.get(id))
  const about = nodesOfStep(store.page, changes)
  // Column widths are edited at their row.
  const areColumnsOf = (row: string) =>
    about.every((id) => {
      const node = store.get(id)
      return node?.kind === 'cell' && node.parent.row === row
    })
  const isBack = about.some((id) => changes.nodes.get(id)?.before === undefined && changes.nodes.has(id))
  if (about.length === 0) select(remaining)
  else if (!isBack && remaining.some((id) => isOfStep(store.page, changes, id) || areColumnsOf(id))) {
    select(remaining)
    // The page may have been scrolled since the selection.
    requestAnimationFrame(() => remaining[0] !== undefined && revealUnseen(remaining[0]))
  } else seeNodes(store, about.length > maxSelected ? about.slice(0, 1) : about)
}
