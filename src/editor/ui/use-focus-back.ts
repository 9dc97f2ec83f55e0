import { useEffect, useState } from 'react'

/**
 * For what stands only while it is open: when it goes and leaves the focus nowhere, the focus is again where it was before,
 * or on the canvas where that is gone. The component library remembers where it was only for what is closed first.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    // The list that this was chosen from may have gone meanwhile, and has given the focus back itself.
    const from = before?.isConnected ? before : document.activeElement
    return () => {
      // What was chosen may have made another control of a field, under the same id.
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
