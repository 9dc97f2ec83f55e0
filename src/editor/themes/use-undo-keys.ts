import { useEffect } from 'react'
import type { ThemeStore } from './theme-store'

/** Steps back and forth by the keys of every editor, but where words are typed, which have steps of their own. */
export function useUndoKeys(store: ThemeStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || (event.target as Element | null)?.closest?.('input, textarea, [contenteditable]')) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) store.redo()
      else store.undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [store])
}
