import { revealNode } from './reveal-node'
import { viewOf } from '../document/view-of'
import { parentId } from '../document/rules'
import type { Builder } from '../state/builder'
import type { DocumentStore } from '../state/document-store'
import { openInspector, select, setUi, ui } from '../state/ui-store'

/** Shows a node: selects it, previews a role that has it, and opens its settings. False when it is not on the page. */
export function showNode({ store }: Pick<Builder, 'store'>, id: string): boolean {
  if (!store.get(id)) return false
  setUi({ mode: 'edit' })
  seeNodes(store, [id])
  openInspector(true)
  return true
}

/** Selects nodes, previews a role that has the first, and scrolls to it. */
export function seeNodes(store: DocumentStore, ids: readonly string[]): void {
  const [first] = ids
  let top = first === undefined ? undefined : store.get(first)
  for (let above = top && parentId(top.parent); above !== undefined; above = top && parentId(top.parent))
    top = store.get(above)
  const view = top && 'view' in top.parent ? top.parent.view : undefined
  if (view && viewOf(store.page.views, ui().role) !== view) setUi({ role: view })
  select(ids)
  // New nodes must be drawn first.
  if (first !== undefined) requestAnimationFrame(() => revealNode(first))
}
