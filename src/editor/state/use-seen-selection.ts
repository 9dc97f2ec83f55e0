import { useEffect } from 'react'
import { blockDefinition } from '@registry/block-kits'
import { viewOf } from '../document/view-of'
import { whyUnseen } from '../document/is-unseen'
import { parentId } from '../document/rules'
import type { DocumentStore } from './document-store'
import { setUi, select, type UiState, useUi } from './ui-store'

/**
 * When the preview changes to another role, language or time, keeps the part of the selection that is visible there.
 */
export function useSeenSelection(store: DocumentStore, timeZone: string | undefined): void {
  useEffect(
    () =>
      useUi.subscribe((state, before) => {
        const { role, locale, moment, selection, area } = state
        if (role === before.role && locale === before.locale && moment === before.moment) return
        if (area && !isSeen(store, area.block, state, timeZone)) setUi({ area: undefined })
        const seen = selection.filter((id) => isSeen(store, id, state, timeZone))
        if (seen.length < selection.length) select(seen)
      }),
    [store, timeZone],
  )
}

function isSeen(
  { page }: DocumentStore,
  id: string,
  { role, locale, moment }: Pick<UiState, 'role' | 'locale' | 'moment'>,
  timeZone: string | undefined,
): boolean {
  const now = moment === undefined ? Date.now() : Date.parse(moment)
  for (let node = page.nodes.get(id); node;) {
    if (whyUnseen(node, { role, locale, now, timeZone }, { definition: blockDefinition })) return false
    if ('view' in node.parent) return node.parent.view === viewOf(page.views, role)
    node = page.nodes.get(parentId(node.parent) as string)
  }
  return false
}
