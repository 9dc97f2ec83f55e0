import { useEffect, useState } from 'react'

/**
 * For components mounted only while open: if unmounting leaves the focus nowhere, it returns to where it was before, or
 * to the canvas if that is gone. The component library only restores focus for components that are closed before
 * unmounting.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    // The list it was chosen from may have closed meanwhile and restored the focus itself.
    const from = before?.isConnected ? before : document.activeElement
    return () => {
      // The choice may have replaced a field's control, under the same id.
      for (const element of [
        from,
        from?.id ? document.getElementById(from.id) : null,
        document.querySelector('[role="application"]'),
      ]) {
        if (document.activeElement !== document.body) return
        if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
      }
    }
  }, [before])
}
