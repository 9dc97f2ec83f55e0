import { revealNode } from '../canvas/reveal-node'
import { viewOf } from '../canvas/page-on-canvas'
import { parentId } from '../document/rules'
import type { Builder } from './builder'
import { openInspector, select, setUi, ui } from './ui-store'

/** Leads to a node: it is chosen, seen as the role that has it, and its settings are open. False when it is not on the page. */
export function showNode({ store }: Pick<Builder, 'store'>, id: string): boolean {
  const node = store.get(id)
  if (!node) return false
  let top = node
  for (let above = parentId(top.parent); above !== undefined; above = parentId(top.parent)) {
    const next = store.get(above)
    if (!next) break
    top = next
  }
  const view = 'view' in top.parent ? top.parent.view : undefined
  if (view && viewOf(store.page.views, ui().role) !== view) setUi({ role: view })
  setUi({ mode: 'edit' })
  select([id])
  openInspector(true)
  requestAnimationFrame(() => revealNode(id))
  return true
}
