import { useEffect } from 'react'
import { isPressed } from '../state/command'
import { isModalOpen } from '../ui/is-modal-open'
import type { ThemeStore } from './theme-store'

/** The usual undo and redo shortcuts, except in text fields, which have their own. */
export function useUndoKeys(store: Pick<ThemeStore, 'undo' | 'redo'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        isModalOpen() ||
        (event.target as Element | null)?.closest?.('input, textarea, [contenteditable]')
      )
        return
      const isUndo = isPressed('mod+z', event)
      if (!isUndo && !isPressed('mod+shift+z', event) && !isPressed('mod+y', event)) return
      event.preventDefault()
      if (isUndo) store.undo()
      else store.redo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [store])
}
