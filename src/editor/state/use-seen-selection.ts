import { useEffect } from 'react'
import { blockDefinition } from '@registry/block-kits'
import { viewOf } from '../canvas/page-on-canvas'
import { isUnseen } from '../document/is-unseen'
import { parentId } from '../document/rules'
import type { DocumentStore } from './document-store'
import { setUi, select, type UiState, useUi } from './ui-store'

/** Who looks at the page as another role, or at another time, keeps what is chosen as far as it is seen there. */
export function useSeenSelection(store: DocumentStore): void {
  useEffect(
    () =>
      useUi.subscribe((state, before) => {
        const { role, moment, selection, area } = state
        if (role === before.role && moment === before.moment) return
        if (area && !isSeen(store, area.block, state)) setUi({ area: undefined })
        const seen = selection.filter((id) => isSeen(store, id, state))
        if (seen.length < selection.length) select(seen)
      }),
    [store],
  )
}

function isSeen({ page }: DocumentStore, id: string, { role, moment }: Pick<UiState, 'role' | 'moment'>): boolean {
  const now = moment === undefined ? Date.now() : Date.parse(moment)
  for (let node = page.nodes.get(id); node; ) {
    if (isUnseen(node, role, now, { definition: blockDefinition })) return false
    if ('view' in node.parent) return node.parent.view === viewOf(page.views, role)
    node = page.nodes.get(parentId(node.parent) as string)
  }
  return false
}
