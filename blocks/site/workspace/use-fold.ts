import { useSyncExternalStore } from 'react'
import { writeCookie } from '@kit/cookie'
import { emitter } from '@kit/emitter'

const changed = emitter()

/**
 * Whether the sidebar is collapsed, on this device. The cookie is read before the first paint by the script in the
 * document's head, which sets the attribute: the page never moves.
 */
export const useIsFolded = (): boolean =>
  useSyncExternalStore(
    changed.on,
    () => document.documentElement.dataset.rail === 'folded',
    () => false,
  )

export function setFolded(isFolded: boolean): void {
  writeCookie('rail', isFolded ? 'folded' : undefined)
  if (isFolded) document.documentElement.dataset.rail = 'folded'
  else delete document.documentElement.dataset.rail
  changed.emit()
}
