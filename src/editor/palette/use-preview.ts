import { useEffect, useRef, useState } from 'react'

/** How long (ms) the pointer must rest on an entry before its preview shows; after that, the next ones show at once. */
const restMs = 350
/** Space (px) reserved for a preview below its upper edge. */
const reservedHeight = 320

export type Previewed = { type: string; left: number; top: number }

/**
 * Which palette entry has a preview: the one under the resting mouse or with keyboard focus. Touch starts a drag at
 * once and shows none.
 */
export function usePreview() {
  const [shown, setShown] = useState<Previewed>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const hide = () => {
    clearTimeout(timer.current)
    setShown(undefined)
  }
  const show = (type: string, entry: HTMLElement) => {
    clearTimeout(timer.current)
    const place = () => {
      const [panel, own] = [entry.closest('aside') ?? entry, entry]
      setShown({
        type,
        left: panel.getBoundingClientRect().right + 10,
        top: Math.max(56, Math.min(own.getBoundingClientRect().top - 8, innerHeight - reservedHeight)),
      })
    }
    if (shown) place()
    else timer.current = setTimeout(place, restMs)
  }
  return { shown, show, hide }
}
